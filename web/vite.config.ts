import { fileURLToPath, URL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { alias } from './plugins/alias.ts'
import { gzip } from './plugins/gzip.ts'
import { licenses } from './plugins/licenses.ts'
import { recordings } from './plugins/recordings.ts'
import { still } from './plugins/still.ts'
import { there } from './plugins/there.ts'
import { toml } from './plugins/toml.ts'
import { catalogues, words } from './plugins/words.ts'
import { worker } from './plugins/worker.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Behind `./zmova dev`; the page's own host goes with each request, or the server would not know its own page. */
const server = { target: process.env['ZMOVA_DEV_SERVER'] ?? 'http://localhost:8000', changeOrigin: false, xfwd: true }

/** What belongs to one game is called by it. */
function gameOf(module: string | null | undefined): string {
  const game = /\/games\/(\w+)\//.exec(module ?? '')?.[1]
  return game ? `${game}-` : ''
}

export default defineConfig({
  base: '/',
  plugins: [there(), toml(), still(), words(), catalogues(), licenses(), worker(), svelte(), gzip(), recordings()],
  resolve: { alias },
  build: {
    outDir: here('../src/zmova/static'),
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: true,
    // What every page shares comes in one piece: many small ones pack badly and ask often. Folders within it come later,
    // what all tables share comes with the first of them, and the pages that are opened there after it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: /\/src\/((app|table)\/[^/]+|games\/define\.ts)$/ },
            {
              name: 'pages',
              test: /\/src\/table\/(match|talk)\/(Over|EndBar|Reasons|counting|Log|Said)/,
              includeDependenciesRecursively: false,
            },
            { name: 'match', test: /\/src\/table\/(match|talk|story)\//, includeDependenciesRecursively: false },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => `assets/${gameOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': server, '/healthz': server, '/ws': { ...server, ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts', 'cards/**/*.test.ts', 'gallery/**/*.test.ts', 'plugins/**/*.test.ts'],
    pool: 'threads',
  },
})
