/** While developing: what the gallery has recorded, as files of the page; recorded anew where a source has changed. */

import { execFile } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath, URL } from 'node:url'
import type { Plugin } from 'vite'

export const RECORDED = fileURLToPath(new URL('../../build/gallery/public', import.meta.url))
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const NAME = /^\/(gallery-data\/[\w-]+\.json|api\/rooms\/bababa\/qr\.svg)$/

/** What a page of the gallery asks for before anything else. */
const FIRST = /\/(index|state-[\w-]+)\.json$/

export function recordings(): Plugin {
  return {
    name: 'recordings',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = NAME.exec(new URL(request.url ?? '/', 'http://localhost').pathname)?.[1]
        const file = `${RECORDED}/${found}`
        const send = (): void => {
          if (!existsSync(file)) return next()
          response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'application/json')
          createReadStream(file).pipe(response)
        }
        if (!found) next()
        else if (FIRST.test(found)) execFile(`${ROOT}.venv/bin/python`, ['-m', 'launcher.gallery'], { cwd: ROOT }, send)
        else send()
      })
    },
  }
}
