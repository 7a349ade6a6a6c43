/** What opens beside or over the table. */

export const SIDES = ['log', 'notes', 'gifts', 'shore'] as const
export type Side = (typeof SIDES)[number]
