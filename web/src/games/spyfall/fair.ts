/** S3, S4, each round dealt a second time. */

import classic from '$games/spyfall/content/classic.toml?lang=en'
import ukraine from '$games/spyfall/content/ukraine.toml?lang=en'
import { equal, find, type Finding, type Log } from '../../replay/fair/log'

const PACKS: Record<string, Record<string, { roles: string[] }>> = { classic, ukraine }

interface Options {
  packs?: string[]
  off?: string[]
  own?: { roles?: string[] }[]
}

export function check(log: Log): Finding[] {
  const { packs = ['classic'], off = [], own = [] } = log.options as Options
  const roles = new Map<string, number>()
  for (const [name, places] of Object.entries(PACKS)) {
    if (packs.includes(name)) for (const [id, place] of Object.entries(places)) roles.set(id, place.roles.length)
  }
  own.forEach((place, index) => roles.set(`own-${index + 1}`, place.roles?.length ?? 0))
  const fresh = new Set([...roles.keys()].filter((place) => !off.includes(place)))
  const findings: Finding[] = []
  for (const [index, dealt] of find(log, 'dealt').entries()) {
    const dice = log.thrownAt(dealt)
    const location = dice.pick([...fresh])
    const spy = dice.below(log.seats)
    if (index === 0) findings.push({ what: 'spyfall-dealer', holds: dealt['dealer'] === dice.below(log.seats) })
    const there = roles.get(location)!
    const blanks = Array<null>(Math.max(0, log.seats - 1 - there)).fill(null)
    const deck = dice.shuffled<number | null>([...Array(there).keys(), ...blanks])
    const held = Array.from({ length: log.seats }, (_, seat) => (seat === spy ? null : deck.shift()!))
    const holds = dealt['location'] === location && dealt['spy'] === spy && equal(held, dealt['roles'])
    findings.push({ what: 'spyfall-round', holds, values: { round: index + 1 } })
    fresh.delete(dealt['location'])
  }
  return findings
}
