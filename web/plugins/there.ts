/** `x?there`: that the file is there, and nothing of what it holds; for what a screen shows or hides. */

import type { Plugin } from 'vite'

export function there(): Plugin {
  return {
    name: 'there',
    enforce: 'pre',
    load: (id) => (id.endsWith('?there') ? { code: 'export default true', moduleType: 'js', map: null } : null),
  }
}
