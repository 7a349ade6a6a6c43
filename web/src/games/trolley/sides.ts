/** What opens beside or over the table; the driver has no team. */

export const SIDES = ['team', 'log', 'crew'] as const
export type Side = (typeof SIDES)[number]
