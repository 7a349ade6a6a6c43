/** Cards by their names: "green soul", "red demon", "yaesther". */

import { t } from '../../table/i18n.svelte'

export type Boat = 'raven' | 'wolf'
export type Kind = 'soul' | 'demon' | 'yaesther'
export type Color = 'green' | 'red' | 'blue'
export type Faction = 'souls' | 'demons' | 'yaesther'

export const BOATS: readonly Boat[] = ['raven', 'wolf']
export const KINDS: readonly Kind[] = ['soul', 'demon', 'yaesther']
export const COLORS: readonly Color[] = ['green', 'red', 'blue']
export const SPACES = [0, 1, 2, 3, 4] as const
export const ROUNDS = 3

export function kindOf(card: string): Kind {
  return card.split(' ').at(-1) as Kind
}

export function colorOf(card: string): Color | null {
  return card.includes(' ') ? (card.split(' ')[0] as Color) : null
}

/** What a claim or a card says: a kind, a colour or both. */
export function describe(kind: Kind | null | undefined, color: Color | null | undefined): string {
  return t('passengers-card', { kind: kind ?? 'none', color: color ?? 'none' })
}

export function cardName(card: string): string {
  return describe(kindOf(card), colorOf(card))
}

/** "Raven, space 2" */
export function spotName(spot: { boat: Boat; space: number }): string {
  return t('passengers-spot', { ...spot })
}
