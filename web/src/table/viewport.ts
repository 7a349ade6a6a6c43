/** How much room the screen has: for a page beside the table, for a tall table, or hardly any (a phone on its side). */

import { MediaQuery } from 'svelte/reactivity'

const wide = new MediaQuery('(min-width: 1000px) and (min-height: 560px)')
const tall = new MediaQuery('(min-width: 700px) and (min-height: 820px)')
const short = new MediaQuery('(max-height: 520px)')

export const viewport = {
  get wide(): boolean {
    return wide.current
  },
  get tall(): boolean {
    return tall.current
  },
  get short(): boolean {
    return short.current
  },
}
