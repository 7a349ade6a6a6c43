/** What the screens of all games do alike: they tell what happens, call whoever is asked, and send what is done. */

import { onMount, untrack } from 'svelte'
import type { Heard } from '../../generated/messages'
import { announce } from '../announce.svelte'
import type { GameProps, SeatInfo, Types } from '../contract'
import { t } from '../i18n.svelte'
import { ofGame } from '../ofGame'
import { buzz, sound, type Sound } from '../sound'
import { Listening } from '../talk/listening'
import { kept, type Told } from '../talk/record'
import { Called } from './called'

/** What the table waits for, in one line, and whether it waits for me. */
export interface Call {
  line: string
  mine: boolean
  /** Which round it is, of how many; a game may have none, or not know how many. */
  round?: number
  rounds?: number
  /** The round in words. */
  label?: string
  /** The moment of the table's time when it is too late; null: never. */
  ends: number | null
  /** What the clock counts. */
  clock: string
}

type Words = Parameters<GameProps['say']>[0]

/** What the page after a match needs. */
export type End = Required<Pick<GameProps, 'host' | 'leave' | 'again' | 'exportUrl' | 'television'>>

/** What a game's own page after a match is given. Where it is also told `live`, the match has ended just now. */
export interface OverProps<View, Phase> {
  view: View
  seats: SeatInfo[]
  phase: Phase
  end: End
}

/** A game whose view says whose it is. */
type Seated = Types & { view: { me: number | null } }

interface Ways<Game extends Seated> {
  game: string
  call: () => Call
  /** Which turn of mine it is, while it is: a new one is heard and felt, once. */
  turn: () => string | number
  /** The sentence of a notice says by itself whose turn it is. */
  told?: () => boolean
  /** What a notice is in words, for the record and for those who listen; null: nothing. */
  sentence: (notice: Game['notice'], scene: { view: Game['view']; name: (seat: number) => string }) => string | null
  /** Only I was told. */
  secret?: (notice: Game['notice']) => boolean
  /** Told, and kept elsewhere than among what happened. */
  aside?: (notice: Game['notice']) => boolean
  /** What is read out after the notices. */
  closing?: () => string[]
  /** Public, or it is silent. */
  sound?: (notice: Game['notice']) => Sound | null | undefined
  /** For the eyes, and only as long as it is shown. */
  show?: (notice: Game['notice'], now: number) => void
  /** The words that sentences are made of are here. */
  ready?: () => boolean
  /** The record lies open. */
  reading?: () => boolean
  /** How talk is read out; without it it is not. */
  hears?: (line: Heard) => string
  /** Talk that has just come. */
  said?: (talk: Heard[]) => void
}

export class Match<Game extends Seated> {
  /** The story so far, as this device heard it. */
  told = $state.raw<Told[]>([])
  #props: () => GameProps<Game>
  #ways: Ways<Game>
  #read = $state(0)
  #called = new Called()
  #taken = -1
  #waiting: Game['notice'][] = []

  /** Made with the screen: it lives as long. */
  constructor(props: () => GameProps<Game>, ways: Ways<Game>) {
    this.#props = props
    this.#ways = ways
    this.#read = untrack(() => this.#heard)

    // Whoever comes in hears how things stand.
    onMount(() => {
      const { label, line } = ways.call()
      this.#called.anew(this.#calling)
      announce([label, line].flatMap((words) => (words ? [`${words}.`] : [])).join(' '))
    })

    // A call for me is public, so it may be heard and felt: once.
    const calling = $derived(this.#calling)
    $effect(() => {
      if (!calling) return
      sound('turn')
      buzz(60)
    })

    $effect(() => {
      const { n, notices } = props().batch
      if (n !== this.#taken) this.#waiting.push(...(notices as Game['notice'][]))
      this.#taken = n
      if (ways.ready?.() === false) return
      const ready = this.#waiting.splice(0)
      untrack(() => this.#take(ready))
    })

    $effect(() => {
      if (ways.reading?.()) this.#read = this.#heard
    })

    const listening = new Listening(untrack(() => props().talk))
    $effect(() => {
      const fresh = listening.take(props().talk)
      untrack(() => this.#hear(fresh))
    })
  }

  name = (seat: number): string => this.#props().seats[seat]?.name ?? ''

  /** Lines that came while the record was closed. */
  get unread(): number {
    return this.#ways.reading?.() ? 0 : Math.max(0, this.#heard - this.#read)
  }

  get end(): End {
    const { host, leave, again, exportUrl, television = false } = this.#props()
    return { host, leave, again, exportUrl, television }
  }

  /** Whether it was done; why not is shown by the room. */
  play = async (move: Game['move']): Promise<boolean> => (await this.#props().play(move)) === null

  say = async (words: Words): Promise<boolean> => (await this.#props().say(words)) === null

  /** It has come just now, and not before this screen. */
  live(type: Game['notice']['type']): boolean {
    return this.#props().batch.notices.some((notice) => notice.type === type)
  }

  get #heard(): number {
    const { talk, view } = this.#props()
    return talk.filter(({ seat }) => seat !== view.me).length
  }

  get #calling(): string {
    return this.#ways.call().mine ? `${this.#ways.turn()}` : ''
  }

  #take(notices: Game['notice'][]): void {
    const { game, sentence, secret, aside, closing, show, told } = this.#ways
    const { view, tableNow } = this.#props()
    const now = tableNow()
    const texts: string[] = []
    const story: Omit<Told, 'at'>[] = []
    for (const notice of notices) {
      const heard = this.#ways.sound?.(notice)
      if (heard) sound(heard)
      const text = sentence(notice, { view, name: this.name })
      if (text) texts.push(text)
      if (text && !aside?.(notice)) story.push({ text, secret: secret?.(notice) ?? false })
      show?.(notice, now)
    }
    if (story.length) this.told = kept(this.told, story, now)
    if (!texts.length) return
    const mine = this.#called.anew(this.#calling) && !told?.()
    announce([...texts, ...(closing?.() ?? []), ...(mine ? [t(ofGame(game, 'story-your-turn'))] : [])].join(' '))
  }

  #hear(talk: Heard[]): void {
    const { hears, said } = this.#ways
    said?.(talk)
    const { me } = this.#props().view
    const others = talk.filter(({ seat }) => seat !== me)
    if (hears && others.length) announce(others.map(hears).join(' '))
  }
}
