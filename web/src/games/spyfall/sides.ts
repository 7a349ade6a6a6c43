/** What opens beside or over the table. */

export const SIDES = ['places', 'log', 'scores'] as const
export type Side = (typeof SIDES)[number]
