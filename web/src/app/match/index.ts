/** What a room needs once a match stands; the lobby does without. */

export { default as HostControls } from './HostControls.svelte'
export { default as ReactButton } from './ReactButton.svelte'
export { default as Stage } from './Stage.svelte'
