/** Sheets that a table does without until somebody opens one. */

export { default as PersonSheet } from './PersonSheet.svelte'
export { default as Sheets } from './Sheets.svelte'
