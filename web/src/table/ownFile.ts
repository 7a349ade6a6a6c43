/** What a host brings in a file: the server reads it, so that the client and the CLI agree. */

import type { Refusal } from './contract'

export type Read<Own> = { own: Own; refused: null } | { own: null; refused: Refusal }

export async function readOwn<Own>(game: string, file: File): Promise<Read<Own>> {
  try {
    const response = await fetch(`/api/games/${game}/own-content`, {
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
