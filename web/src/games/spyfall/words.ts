/** Reads places, roles, questions and answers in the words of one language. */

import type { Exchange, OwnPlace } from '../../generated/spyfall'

export interface Place {
  name: string
  roles: string[]
  delicate?: boolean
}

export interface Topic {
  chip: string
  ask: string[]
  /** Phrases for each grade, from 0 (not at all) to 4 (very much). */
  answers: string[][]
  /** Stems by which a typed question is recognised. */
  words?: string[]
}

/** Everything that the shipped content says in one language. */
export interface Words {
  packs: Record<string, Record<string, Place>>
  topics: Record<string, Topic>
  /** Phrases about no topic: questions, answers, and what bots say aside. */
  vague: Record<string, string[]>
}

export type Form = 'm' | 'f' | null

/** A line of an exchange: words to show, or the sign that it was spoken at the real table. */
export type Utterance = { kind: 'words'; text: string } | { kind: 'aloud' } | { kind: 'grade'; grade: number }

const OWN = /^own-(\d+)$/

/** A shipped place, one of the hosts' own, or nothing. */
export function placeOf(id: string, words: Words, own: OwnPlace[]): Place | null {
  const number = OWN.exec(id)?.[1]
  if (number) return own[Number(number) - 1] ?? null
  for (const pack of Object.values(words.packs)) if (pack[id]) return pack[id]
  return null
}

/** The name of a place; its id while the words are not there. */
export function placeName(id: string, words: Words, own: OwnPlace[]): string {
  return placeOf(id, words, own)?.name ?? id
}

/** "касир | касирка": the form that suits the player; both where the player named none. */
export function inForm(text: string, form: Form): string {
  const [one, other] = text.split('|').map((part) => part.trim())
  if (!other) return one ?? ''
  if (form === 'f') return other
  return form === 'm' ? one! : both(one!, other)
}

/** Short words that only sound otherwise behind another word (із, з; у, в) are the same. */
const short = (part: string): boolean => part.trim().length <= 2
const alike = (one: string, other: string): boolean => one === other || (short(one) && short(other))

/** "гість, що шукає намет" and "гостя, що шукає намет": "гість / гостя, що шукає намет". */
function both(one: string, other: string): string {
  const parts = (text: string): string[] => text.split(/(?=[\s,])/)
  const [ones, others] = [parts(one), parts(other)]
  let same = 0
  while (same < Math.min(ones.length, others.length) - 1 && alike(ones.at(-1 - same)!, others.at(-1 - same)!)) same += 1
  return `${ones.slice(0, ones.length - same).join('')} / ${other}`
}

/** The role that a seat has at a place, or null where roles ran out. */
export function roleName(id: string, role: number | null, form: Form, words: Words, own: OwnPlace[]): string | null {
  const text = role === null ? undefined : placeOf(id, words, own)?.roles[role]
  return text ? inForm(text, form) : null
}

function phrase(phrases: string[] | undefined, wording: number | null | undefined): string | null {
  return phrases?.length ? phrases[(wording ?? 0) % phrases.length]! : null
}

type Question = Pick<Exchange, 'text' | 'topic' | 'wording'>
type Reply = Pick<Exchange, 'topic' | 'answer' | 'grade' | 'answer_wording'>

/** What was asked: as it was typed, or the topic's wording in this language, or aloud. */
export function question(asked: Question, words: Words): Utterance {
  if (asked.text) return { kind: 'words', text: asked.text }
  // A wording comes with a chip; a topic alone explains a question that was spoken.
  if (asked.wording === null || asked.wording === undefined) return { kind: 'aloud' }
  const ways = asked.topic ? words.topics[asked.topic]?.ask : words.vague['questions']
  const text = phrase(ways, asked.wording)
  return text ? { kind: 'words', text } : { kind: 'aloud' }
}

/** What was answered: typed, graded in the topic's phrases, evasive, or aloud. */
export function answer(given: Reply, words: Words): Utterance {
  if (given.answer) return { kind: 'words', text: given.answer }
  const chosen = given.answer_wording !== null && given.answer_wording !== undefined
  if (!chosen) return { kind: 'aloud' }
  if (given.grade === null || given.grade === undefined) {
    const text = phrase(words.vague['answers'], given.answer_wording)
    return text ? { kind: 'words', text } : { kind: 'aloud' }
  }
  const answers = given.topic ? words.topics[given.topic]?.answers[given.grade] : undefined
  const text = phrase(answers, given.answer_wording)
  return text ? { kind: 'words', text } : { kind: 'grade', grade: given.grade }
}

/** A bot's aside names a list of `vague` and a place in it: `vote-yes-3`. */
export function aside(id: string, words: Words): string | null {
  const [, list, number] = /^(.+)-(\d+)$/.exec(id) ?? []
  return list ? phrase(words.vague[list.replaceAll('-', '_')], Number(number)) : null
}

/** A wording to send: any of them, so that a chip does not always sound the same. */
export function anyOf(phrases: readonly unknown[] | undefined, chance: () => number = Math.random): number {
  return Math.floor(chance() * Math.max(1, phrases?.length ?? 1))
}
