/** The options of a game as its rules declare them: `python -m zmova.typescript` writes these for each game. */

import type { Snippet } from 'svelte'

export interface About {
  /** Which control shows it; a game draws what is special itself. */
  readonly kind: 'switch' | 'number' | 'choice' | 'text' | 'limit' | 'special'
  readonly least?: number
  readonly most?: number
  readonly step?: number
  /** What a limit starts with when it is switched on. */
  readonly usual?: number
  /** What it is at a table of so many seats where nobody says. */
  readonly by_seats?: Readonly<Record<number, number>>
  /** Letters of a text, or things in a list. */
  readonly longest?: number
  readonly values?: readonly string[]
  readonly nullable?: true
  readonly each?: About
  readonly fields?: Readonly<Record<string, About>>
}

type Fixed<T> = T extends readonly (infer One)[] ? readonly One[] : T

export interface Field<T> extends About {
  readonly default: Fixed<T>
  /** What a new room starts with, where that is something else. */
  readonly room?: Fixed<T>
}

export type Fields<Options> = { readonly [Name in keyof Options]: Field<Options[Name]> }

/** Changes some options; false: the room said no. */
export type Setter<Options> = (changes: Partial<Options>) => Promise<boolean>

/** The options that a game draws itself: each by its snippet, or null where another's shows it too. */
export type Special<Options> = { readonly [Name in keyof Options]?: Snippet<[Options, Setter<Options>]> | null }

/** All options: those that the room has changed, and the rest as the rules have it. */
export function withDefaults<Options extends object>(fields: Fields<Options>, changed: Partial<Options>): Options {
  return { ...valuesOf(fields, (field) => field.default), ...changed }
}

/** Whether a room has them as it began. */
export function isUsual<Options extends object>(fields: Fields<Options>, chosen: Options): boolean {
  const usual = valuesOf(fields, (field) => (field.room === undefined ? field.default : field.room))
  return (Object.keys(fields) as (keyof Options)[]).every(
    (name) => JSON.stringify(usual[name]) === JSON.stringify(chosen[name]),
  )
}

function valuesOf<Options extends object>(fields: Fields<Options>, value: (field: Field<unknown>) => unknown): Options {
  const named = Object.entries<Field<unknown>>(fields as Record<string, Field<unknown>>)
  return Object.fromEntries(named.map(([name, field]) => [name, value(field)])) as Options
}

/** A text as the rules want it: one line without blanks around it; nothing is none. */
export function oneLine(text: string, longest: number): string | null {
  return text.replace(/\s+/gu, ' ').trim().slice(0, longest).trim() || null
}
