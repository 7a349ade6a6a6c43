/** The people on this phone: each has a connection of their own to the room, under the same session. */

import { Connection } from '../table/connection.svelte'
import { lang } from '../table/i18n.svelte'
import { forgetMutes } from '../table/muted.svelte'
import { forgetNotes } from '../table/notes'
import { profile, roomsVisited, type Profile } from '../table/profile.svelte'
import { HAND, recall, remember } from '../table/storage'

/** So many people beside the owner of the phone; the number behind them is the television's. */
const MOST = 11

/** Numbers, names and masks: nothing else of a seat is ever written down. */
interface Kept {
  people: (Profile & { hand: number })[]
  /** Whom the host has put out: their numbers are not let in any more. */
  barred: number[]
}

export interface PhonePerson {
  /** 0: the owner of the phone. */
  hand: number
  profile: Profile
  /** Where this person's own notes are kept. */
  notes: string
  link: Connection
}

/** Whoever gets the number next is somebody else. */
function forgetPrivate({ notes }: PhonePerson): void {
  forgetNotes(notes)
  forgetMutes(notes)
}

export class PhonePeople {
  /** Empty until they have entered the room; the owner comes first. */
  all = $state.raw<PhonePerson[]>([])
  readonly #code: string
  #barred: number[] = []

  constructor(code: string) {
    this.#code = code
  }

  get owner(): PhonePerson | undefined {
    return this.all[0]
  }

  /** Several people hold this phone in turn. */
  get shared(): boolean {
    return this.all.length > 1
  }

  /** Who speaks for the phone: the host where it is one of them, else the first who is in the room. */
  get lead(): PhonePerson | undefined {
    const here = this.all.filter(({ link }) => !link.over)
    return here.find(({ link }) => link.standing.me === link.standing.room?.host) ?? here[0] ?? this.owner
  }

  /** With all who were on this phone before. */
  enter(): void {
    const { people, barred } = recall<Record<string, Kept>>('hands', {})[this.#code] ?? { people: [], barred: [] }
    this.#barred = barred
    this.all = [this.#hand(0, profile), ...people.map(({ hand, ...about }) => this.#hand(hand, about))]
    for (const { link } of this.all) link.open()
  }

  /** One more person, where there is a number left. */
  add(about: Profile): PhonePerson | null {
    const taken = new Set([...this.all.map(({ hand }) => hand), ...this.#barred])
    const free = Array.from({ length: MOST }, (_, n) => n + 1).find((n) => !taken.has(n))
    if (free === undefined) return null
    const added = this.#hand(free, about)
    this.all = [...this.all, added]
    this.#keep()
    added.link.open()
    return added
  }

  /** A new name or mask of somebody but the owner. */
  change(one: PhonePerson, about: Profile): void {
    this.all = this.all.map((other) => (other === one ? { ...one, profile: about } : other))
    this.#keep()
  }

  /** Takes a person off this phone, who is out of the room already or goes now. */
  async remove(hand: number): Promise<void> {
    const one = this.all.find((other) => other.hand === hand)
    if (!one) return
    if (one.link.standing.bye === 'kicked') this.#barred = [...this.#barred, hand]
    this.all = this.all.filter((other) => other !== one)
    this.#keep()
    forgetPrivate(one)
    await one.link.leave()
  }

  /** The whole phone goes. */
  async leave(): Promise<void> {
    await Promise.all(this.all.map(({ link }) => link.leave()))
    this.all.slice(1).forEach(forgetPrivate)
    this.all = this.all.slice(0, 1)
    this.#keep()
  }

  reopen(): void {
    for (const { link } of this.all) if (link.over) link.reopen()
  }

  close(): void {
    for (const { link } of this.all) link.close()
  }

  #hand(hand: number, about: Profile): PhonePerson {
    const who = (): Profile => (hand ? (this.all.find((one) => one.hand === hand)?.profile ?? about) : profile)
    const link = new Connection(this.#code, () => ({ ...who(), mask: [...who().mask], lang: lang(), hand }))
    return { hand, profile: about, notes: `${this.#code}${HAND}${hand}`, link }
  }

  #keep(): void {
    const visited = roomsVisited()
    const others = Object.entries(recall<Record<string, Kept>>('hands', {})).filter(([code]) => visited.includes(code))
    const people = this.all
      .slice(1)
      .map(({ hand, profile: { name, mask, form } }) => ({ hand, name, mask: [...mask], form }))
    remember('hands', { ...Object.fromEntries(others), [this.#code]: { people, barred: this.#barred } })
  }
}
