/** What the first screen does without, until all have boarded: one piece, fetched once a table stands. */

export { default as Counted } from './Counted.svelte'
export { default as GiftStrip } from './GiftStrip.svelte'
export { default as Giving } from './Giving.svelte'
export { default as OverPage } from './OverPage.svelte'
export { default as Pages } from './Pages.svelte'
export { default as PassengerSheet } from './PassengerSheet.svelte'
export { default as Peek } from './Peek.svelte'
export { default as Voting } from './Voting.svelte'
