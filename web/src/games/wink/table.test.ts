import { expect, test } from 'vitest'
import { sums } from '../../table/match/ranking'
import type { Choice, Point, Table, View } from '../../generated/wink'
import { poseAt } from './eyes.svelte'
import { WINK_MS } from './masks/blink'
import { numbers } from './numbers'
import { bySeat } from './silent'
import { made, ties } from './points'
import { press } from './press'
import { stateOf, whyNoCall, whyNoCatch, whyNotTried, whyNoWink } from './reasons'
import { BELOW, ringIn } from './ring'
import { soundOf } from './sounds'
import { callOf, catches, lookers, openCall, owed, winkers, witnessed } from './turn'

const table = (more: Partial<Table> = {}): Table => ({
  seats: 4,
  eyes: 'masks',
  signal: 'wink',
  note: null,
  turn: 5,
  phase: { type: 'turn', seat: 0, names: false, ends: null },
  crowd: [1, 2, 3, 4, 5, 6, 7, 8],
  up: [1, 2, 3, 4, 5, 6],
  down: [7],
  pawns: [1, 2, null, 7],
  barred: [],
  hands: [2, 2, 2, 2],
  cards: [4, 4, 4, 0],
  laid: [0, 0, 0, 0],
  won: [[], [8], [8], []],
  fallen: [[], [], [], []],
  gazes: [1, 0, 0, 0].map((player) => ({ player, since: 0 })),
  story: [],
  silent: [],
  ...more,
})

const view = (more: Partial<View> = {}, at: Partial<Table> = {}): View => ({
  me: 0,
  table: table(at),
  mine: { hand: [2, 5], seen: [], look_from: null, wink_from: null },
  choices: [],
  ...more,
})

const name = (seat: number): string => `seat ${seat}`

test('faces lie beside each other in every box, mine at the bottom, the left neighbour on the left', () => {
  for (const [width, height] of [
    [360, 300],
    [360, 358],
    [740, 250],
    [768, 640],
    [970, 520],
    [1300, 900],
  ] as const) {
    for (const seats of [4, 5, 6, 7, 8]) {
      const { spots, size, middle } = ringIn(width, height, seats, 2)
      expect(size).toBeGreaterThanOrEqual(48)
      expect(spots[2]!.y).toBe(Math.max(...spots.map(({ y }) => y)))
      expect(spots[3]!.x).toBeLessThan(width / 2)
      expect(middle.width).toBeGreaterThan(0)
      for (const [one, a] of spots.entries()) {
        expect(a.x - size / 2).toBeGreaterThanOrEqual(0)
        expect(a.y - size / 2).toBeGreaterThanOrEqual(0)
        expect(a.y + size / 2 + BELOW).toBeLessThanOrEqual(height + 1)
        const clear =
          a.x + size / 2 <= middle.x ||
          a.x - size / 2 >= middle.x + middle.width ||
          a.y + size / 2 <= middle.y ||
          a.y - size / 2 >= middle.y + middle.height
        expect(clear, `${seats} in ${width} x ${height}: the middle and seat ${one}`).toBe(true)
        for (const b of spots.slice(one + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size * 0.9)
      }
    }
  }
})

test('on a phone even eight faces are large enough to tell a wink', () => {
  expect(ringIn(360, 346, 8, 0).size).toBeGreaterThanOrEqual(72)
  expect(ringIn(360, 346, 7, 0).size).toBeGreaterThanOrEqual(72)
  expect(ringIn(360, 300, 4, 0).size).toBeGreaterThanOrEqual(80)
})

test('in a large hall the last deed lies in the middle, with room for a card and a sentence', () => {
  for (const seats of [4, 5, 6, 7, 8]) {
    const { size, middle } = ringIn(970, 490, seats, 0)
    expect(size).toBeGreaterThanOrEqual(130)
    expect(middle.width).toBeGreaterThanOrEqual(240)
    expect(Math.abs(middle.y + middle.height / 2 - 245)).toBeLessThan(40)
  }
})

test('a wink shuts one eye, a nod and a hand shut none, and all are over after their time', () => {
  const at = (signal: 'wink' | 'nod' | 'hand', elapsed: number) => poseAt(1, 0, 100_000 + elapsed, 100_000, signal)
  const blink = poseAt(1, 0, 100_300, undefined, 'wink').lids
  expect(at('wink', 300).lids).toEqual([blink[0], 1])
  expect(at('nod', 300)).toMatchObject({ nod: 1, hand: 0, lids: blink })
  expect(at('hand', 300)).toMatchObject({ nod: 0, hand: 1, lids: blink })
  expect(at('hand', WINK_MS).hand).toBe(0)
})

test('where motion is unwelcome a lid is open or shut', () => {
  const lids = Array.from({ length: 60 }, (_, n) => poseAt(1, 0, 100_000 + n * 10, 100_000, 'wink', true).lids[1])
  expect(new Set(lids)).toEqual(new Set([0, 1]))
  expect(lids.filter(Boolean).length).toBeGreaterThan(30)
})

test('a call is open while its pawn stands on it face up', () => {
  expect([0, 1, 2, 3].map((seat) => openCall(table(), seat))).toEqual([1, 2, null, null])
})

test('the call line asks for a name, for a call, for a pass, or waits', () => {
  const line = (more: Partial<View>, names = false) =>
    callOf(view(more, { phase: { type: 'turn', seat: 0, names, ends: null } }))
  expect(line({}, true)).toEqual({ key: 'wink-call-you-name', seat: 0, agent: 1, mine: true })
  expect(line({ choices: [{ type: 'call', agent: 3 }] }).key).toBe('wink-call-you-call')
  expect(line({ choices: [{ type: 'pass' }] }).key).toBe('wink-call-you-pass')
  expect(line({ me: 2 })).toMatchObject({ key: 'wink-call-turn', mine: false })
  expect(line({ me: null }).mine).toBe(false)
})

const CALLED = { up: [1, 2], down: [3, 4, 5, 6, 7] }

test('any number face up may be tried but my own call; nobody is offered as their own partner', () => {
  expect(catches(view({}, CALLED))).toEqual([2, 3].map((player) => ({ type: 'catch', player, agent: 2 })))
  expect(catches(view({}, { ...CALLED, barred: [2] }))).toEqual([])
  const left = catches(view({}, { up: [1, 2], pawns: [1, null, null, 7] }))
  expect(left).toEqual([1, 2, 3].map((player) => ({ type: 'catch', player, agent: 2 })))
  expect(whyNotTried(view(), 4)).toBeNull()
  expect(whyNotTried(view(), 5)).toBe('wink-catch-mine')
  expect(whyNotTried(view({}, { barred: [4] }), 4)).toBe('wink-catch-barred')
})

test('a wink that I saw is at hand while its card lies face up, also when its caller has moved on', () => {
  const mine = {
    hand: [5],
    look_from: null,
    wink_from: null,
    seen: [
      { at: 1, seat: 3, player: 1, agent: 2 },
      { at: 2, seat: 3, player: 1, agent: 2 },
      { at: 3, seat: 0, player: 1, agent: 5 },
      { at: 4, seat: 2, player: 3, agent: 6 },
      { at: 5, seat: 2, player: 0, agent: 4 },
    ],
  }
  const known = [
    { type: 'catch', player: 2, agent: 6 },
    { type: 'catch', player: 3, agent: 2 },
  ]
  expect(witnessed(view({ mine }))).toEqual(known)
  expect(witnessed(view({ mine }, { pawns: [1, null, null, 7] }))).toEqual(known)
  expect(witnessed(view({ mine }, { up: [1, 2] }))).toEqual(known.slice(1))
})

test('a partner is reminded of the first caller until it has winked since the call', () => {
  const story = [{ at: 10, kind: 'called', seat: 1, agent: 2 } as const]
  const winked = (at: number) => ({
    hand: [2],
    look_from: null,
    wink_from: null,
    seen: [{ at, seat: 0, player: 1, agent: 2 }],
  })
  expect(owed(view({}, { story }))).toBe(1)
  expect(owed(view({ mine: winked(9) }, { story }))).toBe(1)
  expect(owed(view({ mine: winked(10) }, { story }))).toBeNull()
  expect(owed(view({}, { story, gazes: [], eyes: 'real' }))).toBeNull()
  expect(owed(view({ me: null, mine: null }, { story }))).toBeNull()
})

test('what can be caught tells nothing of my hand', () => {
  const holder = view({ mine: { hand: [2], seen: [], look_from: null, wink_from: null } })
  const stranger = view({ mine: { hand: [6], seen: [], look_from: null, wink_from: null } })
  expect(catches(holder)).toEqual(catches(stranger))
  expect(whyNoCatch(holder)).toBe(whyNoCatch(stranger))
})

test('those who winked at me are marked once, my own winks never', () => {
  const seen = [
    { at: 1, seat: 2, player: 0, agent: 1 },
    { at: 2, seat: 2, player: 0, agent: 1 },
    { at: 3, seat: 0, player: 1, agent: 2 },
    { at: 4, seat: 3, player: 0, agent: 6 },
  ]
  expect(winkers(view({ mine: { hand: [], seen, look_from: null, wink_from: null } }))).toEqual([2])
  expect(lookers(view())).toEqual([1, 2, 3])
  expect(lookers(view({ me: null }))).toEqual([])
})

test('a refused wink has its reason, an offered one none', () => {
  expect(whyNoWink(view({ choices: [{ type: 'wink' }] }), name)).toBeNull()
  expect(whyNoWink(view(), name)).toBe('wink-why-not-yours')
  expect(whyNoWink(view({}, { gazes: [{ player: 2, since: 0 }] }), name)).toBe('wink-why-no-call')
  expect(whyNoWink(view({ mine: { hand: [2], seen: [], look_from: null, wink_from: 9 } }), name)).toBe('wink-why-rest')
})

test('every card that can’t be called says why', () => {
  const choices: Choice[] = [{ type: 'call', agent: 3 }]
  const why = (agent: number): string => {
    const { text, rule } = whyNoCall(view({ choices }), agent, name) ?? { text: 'it can', rule: '' }
    return `${text} ${rule}`
  }
  expect([1, 2, 5, 4, 7, 8].map(why)).toEqual(
    ['own W9', 'pawn W10', 'held W10', 'turn W4', 'down W10', 'taken W10'].map((one) => `wink-why-${one}`),
  )
  expect(whyNoCall(view({ choices }), 3, name)).toBeNull()
  expect([1, 2, 3, 7, 8].map((agent) => stateOf(view(), agent))).toEqual(['own', 'pawn', 'up', 'down', 'taken'])
})

test('how a card of the crowd lies there tells nothing of my hand', () => {
  const other = view({ mine: { hand: [3, 4], seen: [], look_from: null, wink_from: null } })
  for (const agent of table().crowd) expect(stateOf(other, agent)).toBe(stateOf(view(), agent))
})

test('without a card, or with no number but my own call, there is nothing to catch', () => {
  expect(whyNoCatch(view())).toBeNull()
  expect(whyNoCatch(view({}, { up: [1] }))).toBe('wink-catch-none')
  expect(whyNoCatch(view({ me: 3 }))).toBe('wink-catch-empty')
})

test('winks and looks make no sound', () => {
  expect(soundOf({ type: 'winked', seat: 1, player: 0 })).toBeNull()
  expect(soundOf({ type: 'looked', seat: 1, player: 0 })).toBeNull()
  expect(soundOf({ type: 'rested', seat: 1, strain: 'wink' })).toBeNull()
  expect(soundOf({ type: 'called', seat: 1, agent: 4 })).toBe('flip')
})

test('a press counts once, when the finger comes down or at the click of a key', () => {
  let count = 0
  const { onpointerdown, onpointercancel, onclick } = press(() => (count += 1))
  const down = (button: number): PointerEvent => ({ button }) as PointerEvent
  onpointerdown(down(0))
  onclick()
  expect(count).toBe(1)
  onclick()
  expect(count).toBe(2)
  onpointerdown(down(2))
  expect(count).toBe(2)
  onpointerdown(down(0))
  onpointercancel()
  onclick()
  expect(count).toBe(4)
})

const WHY: Point[] = [
  { seat: 0, rule: 'W7', points: 1, agent: 4 },
  { seat: 1, rule: 'W7', points: 1, agent: 4 },
  { seat: 2, rule: 'W19', points: 2, agent: 5 },
  { seat: 0, rule: 'W23', points: 1, count: 1 },
  { seat: 0, rule: 'W24', points: 0, tie: 'laid', count: 0 },
  { seat: 2, rule: 'W24', points: 0, tie: 'laid', count: 1 },
]

test('points add up to the scores one by one; a tie-break gives none', () => {
  const count = (counted: number): number[] => sums(made(WHY), counted, [0, 1, 2], ({ seat }) => seat)
  expect(count(2)).toEqual([1, 1, 0])
  expect(count(Infinity)).toEqual([2, 1, 2])
  expect(made(WHY)).toHaveLength(4)
  expect(ties(WHY)).toEqual([
    {
      tie: 'laid',
      counts: [
        { seat: 0, count: 0 },
        { seat: 2, count: 1 },
      ],
    },
  ])
})

test('who never winked is listed once, with the numbers', () => {
  const silent = [
    { seat: 3, player: 0, agent: 12 },
    { seat: 1, player: 0, agent: 5 },
    { seat: 3, player: 1, agent: 2 },
  ]
  expect(bySeat(silent)).toEqual([
    { seat: 1, agents: '5' },
    { seat: 3, agents: '12, 2' },
  ])
})

test('two cards of a number are counted, not listed twice', () => {
  expect(numbers([12, 3, 12])).toBe('3, 12 ×2')
})
