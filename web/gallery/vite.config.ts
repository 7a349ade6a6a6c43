/** The gallery by itself, without a server; built, it is a folder of files. */

import { fileURLToPath, URL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { alias } from '../plugins/alias.ts'
import { recordings } from '../plugins/recordings.ts'
import { still } from '../plugins/still.ts'
import { there } from '../plugins/there.ts'
import { toml } from '../plugins/toml.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('..'),
  plugins: [there(), toml(), still(), svelte(), recordings()],
  resolve: { alias },
  build: {
    outDir: here('../../build/gallery/site'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    rolldownOptions: { input: [here('index.html'), here('show.html')] },
  },
  server: { fs: { allow: [here('../..')] } },
})
