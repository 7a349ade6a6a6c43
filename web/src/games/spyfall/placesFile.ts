/** Own places out of a host's file: the server reads it, so that the client and the CLI agree. */

import type { OwnPlace } from '../../generated/spyfall'
import type { Refusal } from '../../table/contract'

export type Read = { own: OwnPlace[]; refused: null } | { own: null; refused: Refusal }

export async function readPlaces(file: File): Promise<Read> {
  try {
    const response = await fetch('/api/games/spyfall/places', {
      method: 'POST',
      headers: { 'X-File-Name': encodeURIComponent(file.name), 'Content-Type': 'application/octet-stream' },
      body: file,
    })
    const body = await response.json()
    if (response.ok) return { own: body.own, refused: null }
    return { own: null, refused: { key: body.key ?? 'bad-file', params: body.params ?? {} } }
  } catch {
    return { own: null, refused: { key: 'no-line', params: {} } }
  }
}
