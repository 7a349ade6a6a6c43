/** What the first screen does without: one piece, fetched once a table stands. */

export { default as Log } from '../../table/talk/Log.svelte'
export { default as CardSheet } from './CardSheet.svelte'
export { default as CrewPage } from './CrewPage.svelte'
export { default as OverPage } from './OverPage.svelte'
export { default as TeamPage } from './TeamPage.svelte'
