import { expect, test, vi } from 'vitest'
import { type Gift, OPTIONS, type Options, type Point, type View } from '../../generated/passengers'
import { withDefaults } from '../../table/options/fields'
import { setsOf, withSet } from './options'
import { ceremony } from './ceremony'
import { attempt, chosen, ever, next, picksOf, tapped } from './choosing'
import { sayingOf } from './claims'
import { confessed } from './confessions'
import { inForm } from './forms'
import { aloud, gazed } from './gaze'
import { columnAt, figureAt, nameSize, riverIn, seatX } from './geometry'
import { marked } from './marks'
import { asVoted } from './moments.svelte'
import { FACTIONS, inOrder } from './points'
import passengers from '.'
import { inTheAir } from '../../table/talk/inTheAir'
import { sums } from '../../table/match/ranking'
import { apart, LASTS } from './talk'
import { lines } from './ties'
import { callOf, mayClaim, mustVote, openSpaces } from './turn'

const gift = (fields: Partial<Gift>): Gift => ({ type: 'gift', ...fields })
const wolf = (space: number) => ({ boat: 'wolf' as const, space })
const raven = (space: number) => ({ boat: 'raven' as const, space })

test('a gift is picked tap by tap, in any order, and only towards offered moves', () => {
  const masks = [
    gift({ mask: 'red', passenger: wolf(1) }),
    gift({ mask: 'blue', passenger: wolf(1) }),
    gift({ mask: 'red', passenger: raven(0) }),
  ]
  expect([...next(masks, [])].toSorted()).toEqual(['mask:blue', 'mask:red', 'spot:raven:0', 'spot:wolf:1'])
  const first = tapped(masks, [], 'spot:raven:0')
  expect([...next(masks, first)]).toEqual(['mask:red'])
  expect(chosen(masks, first)).toBeNull()
  expect(chosen(masks, tapped(masks, first, 'mask:red'))).toEqual(masks[2])
})

test('a pick that rules another out takes its place', () => {
  const masks = [
    gift({ mask: 'red', passenger: wolf(1) }),
    gift({ mask: 'blue', passenger: wolf(1) }),
    gift({ mask: 'red', passenger: raven(0) }),
  ]
  expect(tapped(masks, ['mask:red', 'spot:raven:0'], 'mask:blue')).toEqual(['mask:blue'])
  expect(tapped(masks, ['mask:red', 'spot:wolf:1'], 'mask:blue')).toEqual(['spot:wolf:1', 'mask:blue'])
  expect(tapped(masks, ['mask:red', 'spot:wolf:1'], 'mask:red')).toEqual(['spot:wolf:1'])
})

test('of three seats the last two tapped stay', () => {
  const pairs = [gift({ players: [1, 2] }), gift({ players: [1, 3] }), gift({ players: [2, 3] })]
  const two = tapped(pairs, tapped(pairs, [], 'seat:1'), 'seat:2')
  expect(chosen(pairs, two)).toEqual(pairs[0])
  expect(chosen(pairs, tapped(pairs, two, 'seat:3'))).toEqual(pairs[2])
})

test("an oar's free space is offered after its passenger", () => {
  const strokes = [
    gift({ passenger: wolf(1), to: 0 }),
    gift({ passenger: wolf(1), to: 4 }),
    gift({ passenger: raven(2), to: 3 }),
  ]
  expect([...next(strokes, [])].toSorted()).toEqual(['spot:raven:2', 'spot:wolf:1'])
  expect([...next(strokes, ['spot:wolf:1'])].toSorted()).toEqual(['spot:wolf:0', 'spot:wolf:4'])
  expect(chosen(strokes, ['spot:wolf:1', 'spot:wolf:4'])).toEqual(strokes[1])
})

test('a tap that is not offered becomes the move that the table will refuse', () => {
  const keys = [gift({ passengers: [wolf(0), wolf(1)] })]
  expect(ever(keys).has('spot:raven:2')).toBe(false)
  expect(attempt(keys, ['spot:wolf:0'], 'spot:raven:2')).toEqual({ type: 'gift', passengers: [wolf(0), raven(2)] })
  const trades = [gift({ player: 2, card: 0 })]
  expect(attempt(trades, [], 'seat:1')).toEqual({ type: 'gift', player: 1, card: 0 })
  expect(picksOf(trades[0]!)).toEqual(['card:0', 'seat:2'])
})

function view(table: object, rest: object = {}): View {
  return {
    me: 0,
    mine: null,
    choices: [],
    table: { seats: 4, demons: 1, uses: [], waiting: [], ...table },
    ...rest,
  } as never
}

test('the call names whom the table waits for', () => {
  const voting = { type: 'voting', voted: [1], first: null, first_boat: null, ends: null }
  expect(callOf(view({ phase: voting }))).toMatchObject({ key: 'passengers-call-you-vote', mine: true })
  const first = { ...voting, voted: [], first: 2 }
  expect(callOf(view({ phase: first }))).toMatchObject({ key: 'passengers-call-votes-first', seats: [2], mine: false })
  expect(callOf(view({ phase: { ...voting, voted: [0, 1, 2, 3] } })).key).toBe('passengers-call-opened')
  const showing = { type: 'giving', seat: 1, number: 1, gift: 'trade', waiting: [0], ends: null, done: false }
  expect(callOf(view({ phase: showing }))).toMatchObject({ key: 'passengers-call-you-trade', seats: [1], mine: true })
  const used = { ...showing, seat: 0, gift: 'torch', waiting: [], done: true }
  expect(callOf(view({ phase: used }))).toMatchObject({ key: 'passengers-call-gave', seats: [0], mine: false })
})

test('a vote that was cast may be changed, but nobody waits for it', () => {
  const choices = [{ type: 'vote', boat: 'wolf' }]
  expect(mustVote(view({}, { choices, mine: { ballot: null } }))).toBe(true)
  expect(mustVote(view({}, { choices, mine: { ballot: 'raven' } }))).toBe(false)
  const voting = { type: 'voting', voted: [0], first: null, first_boat: null, ends: null }
  expect(callOf(view({ phase: voting }, { choices, mine: { ballot: 'raven' } }))).toMatchObject({ mine: false })
})

test('the narrator of the Gaze says three things in turn', () => {
  expect([0, 0.24, 0.25, 0.74, 0.75, 1, 1.2].map(aloud)).toEqual([0, 0, 1, 1, 2, 2, 2])
})

test('a phone that is passed announces what is said during the Gaze, and nothing else', async () => {
  const { announcement } = await passengers.publicStory()
  vi.spyOn(console, 'error').mockReturnValue() // no catalogue is fetched here
  const said = ['gaze', 'placing', 'voting'].map((type) => announcement?.({ phase: { type } } as never) ?? null)
  expect(said.map((text) => text !== null)).toEqual([true, false, false])
})

test('who is in play may be talked about', () => {
  const choices = [
    { type: 'vote' as const, boat: 'wolf' as const },
    { type: 'claim' as const, raven: [1], wolf: [] },
  ]
  expect([raven(1), raven(2), wolf(1)].map((spot) => mayClaim({ choices }, spot))).toEqual([true, false, false])
  expect(mayClaim({ choices: [] }, raven(1))).toBe(false)
})

test('each open space is named once', () => {
  const place = (card: number, space: number) => ({ type: 'place' as const, card, boat: 'wolf' as const, space })
  expect(openSpaces([place(0, 1), place(1, 1), place(0, 3)])).toEqual([wolf(1), wolf(3)])
})

test('gifts are called in the order of their numbers', () => {
  const table = {
    round: 2,
    held: [7, 0, null, 3],
    gifts: ['canteen', '', '', 'hamsa-hand', '', '', '', 'mask'],
    uses: [{ round: 2, number: 0, seat: 1, gift: 'canteen' }],
    phase: { type: 'giving', number: 3 },
  }
  expect(ceremony(table as never).map(({ seat, state }) => [seat, state])).toEqual([
    [1, 'done'],
    [3, 'now'],
    [0, 'to-come'],
  ])
})

test('every seat of the river can be pressed with a thumb at 360 pixels', () => {
  const river = riverIn(360, 262, 44)
  expect(river.column.width).toBeGreaterThan(44)
  expect(columnAt(river, 'raven', 0).x).toBeGreaterThanOrEqual(0)
  expect(columnAt(river, 'wolf', 4).y + river.column.height).toBeLessThanOrEqual(262)
  expect(columnAt(river, 'raven', 0).y + river.column.height).toBeLessThanOrEqual(columnAt(river, 'wolf', 0).y)
  expect(figureAt(river, 'wolf', 2).x + river.figure.width / 2).toBeCloseTo(seatX(river, 2))
})

test('every phone has as many slots in the Gaze as a smuggler has fellows', () => {
  const table = { demons: 3 }
  const smuggler = gazed(view(table, { mine: { fellows: [2, 5] } }), ['a'])
  const guide = gazed(view(table, { mine: { fellows: [] } }), ['a'])
  expect(smuggler.map(({ seat }) => seat)).toEqual([2, 5])
  expect(guide.map(({ seat }) => seat)).toEqual([null, null])
})

test('the boat of the last vote shows only what a torch has shown', () => {
  const one = (id: number) => ({ id, owner: 0, mask: null, card: 'red soul' as const })
  const boat = { round: 3, boat: 'wolf' as const, row: [one(1), null, one(2)] }
  const shown = asVoted(boat, [{ round: 3, seat: 0, number: 8, gift: 'torch', ids: [2], card: 'red soul' }])
  expect(shown.row.map((who) => who?.card)).toEqual([null, undefined, 'red soul'])
})

test('cards come before ties, and the sums grow with them', () => {
  const point = (faction: Point['faction'], points: number, ...spaces: [number, number][]): Point => ({
    faction,
    rule: 'P22',
    points,
    boat: null,
    spaces: spaces.map(([round, space]) => ({ round, space })),
  })
  const why = inOrder([
    point('yaesther', 6.5),
    point('souls', 1, [1, 0], [1, 2]),
    point('demons', 1, [2, 1]),
    point('souls', 1, [1, 0]),
  ])
  expect(why.map(({ faction, spaces }) => [faction, spaces.length])).toEqual([
    ['souls', 1],
    ['demons', 1],
    ['souls', 2],
    ['yaesther', 0],
  ])
  const count = (counted: number): number[] => sums(why, counted, FACTIONS, ({ faction }) => faction)
  expect(count(3)).toEqual([2, 1, 0])
  expect(count(Infinity)).toEqual([2, 1, 6.5])
})

test('the same mark again takes it away', () => {
  expect(marked({}, 3, 'demon')).toEqual({ 3: 'demon' })
  expect(marked({ 3: 'demon' }, 3, 'soul')).toEqual({ 3: 'soul' })
  expect(marked({ 3: 'demon' }, 3, 'demon')).toEqual({})
})

test('three rounds of one set are that set', () => {
  expect(setsOf(withDefaults<Options>(OPTIONS, {}))).toEqual(['I', 'I', 'I'])
  const mixed = withDefaults<Options>(OPTIONS, { ...withSet(withDefaults<Options>(OPTIONS, {}), 2, 'III') })
  expect(mixed.gifts).toEqual(['I', 'III', 'I'])
  expect(withSet(mixed, 2, 'I').gifts).toBe('I')
})

test('of many words at once the newest two stay, and none lies over another', () => {
  const say = (seat: number, at = 9000, rest = {}) => ({ seat, at, text: 'a green soul', ...rest })
  const heard = (...bubbles: ReturnType<typeof say>[]) =>
    apart(inTheAir(bubbles, 10_000, LASTS), (seat) => 40 + seat * 70, 360).map(({ seat }) => seat)
  expect(heard(say(0, 6000), say(1), say(1, 9500))).toEqual([1])
  expect(heard(say(0), say(1, 9100), say(4, 9050))).toEqual([1, 4])
  expect(heard(say(0, 9300), say(2, 9200), say(4, 9100))).toEqual([0, 2])
  const answer = (seat: number) => say(seat, 9000, { true: true, has: seat > 2, color: 'red' })
  expect(heard(...[0, 1, 2, 3, 4].map(answer))).toEqual([0, 1, 2, 3, 4])
})

test('a passenger carries what was said of it last, and whether others say otherwise', () => {
  const said = (seat: number, id: number, kind: 'soul' | 'demon' | null, color: 'red' | null = null) => ({
    round: 1,
    seat,
    id,
    kind,
    color,
  })
  expect(sayingOf([said(0, 7, 'soul')], 8)).toBeNull()
  expect(sayingOf([said(0, 7, 'soul'), said(1, 7, null, 'red')], 7)).toEqual({
    kind: null,
    color: 'red',
    contested: false,
  })
  expect(sayingOf([said(0, 7, 'soul'), said(1, 7, 'demon')], 7)).toEqual({
    kind: 'demon',
    color: null,
    contested: true,
  })
})

test('lines between passengers keep to the borders of their cells', () => {
  const tie = (faction: Point['faction'], ...spaces: [number, number][]): Point => ({
    faction,
    rule: '',
    points: 1,
    boat: null,
    spaces: spaces.map(([round, space]) => ({ round, space })),
  })
  // Cells of 56 by 60: columns begin at 30, 90, 150, 210 and 270; rows at 0, 69 and 138, the third round above.
  const drawn = (...ties: Point[]): [number, number][][] =>
    lines(ties, { width: 326, height: 198 }).map(({ path }) =>
      path
        .slice(1)
        .split('L')
        .map((at) => at.split(' ').map(Number) as [number, number]),
    )
  const [clasp, below] = drawn(tie('souls', [2, 0], [2, 3]), tie('souls', [2, 1], [2, 2]))
  expect(clasp!.every(([, y]) => y > 60 && y < 75)).toBe(true)
  expect(below!.every(([, y]) => y > 123 && y < 138)).toBe(true)
  const [beside, over] = drawn(tie('demons', [1, 2], [1, 1]), tie('demons', [1, 0], [2, 0]))
  expect(beside!.every(([x]) => x > 138 && x < 158)).toBe(true)
  expect(over!.every(([x, y]) => x < 45 && y > 122 && y < 145)).toBe(true)
})

test('a use that was answered is told as the confession it was', () => {
  const use = { round: 1, seat: 0, number: 4, gift: 'lantern', choice: gift({ player: 2 }), kind: 'soul' as const }
  expect(confessed(use)).toEqual({ type: 'placed-kind', seat: 2, kind: 'soul' })
  expect(confessed({ ...use, kind: null, count: 0 })).toEqual({ type: 'demons-in-hand', seat: 2, count: 0 })
  expect(confessed({ ...use, kind: null })).toBeNull()
})

test('a player without a form gets both', () => {
  expect(inForm('Провідник душ | Провідниця душ', null)).toBe('Провідник / Провідниця душ')
  expect(inForm('Провідник душ | Провідниця душ', 'f')).toBe('Провідниця душ')
  expect(inForm('Soul Guide', null)).toBe('Soul Guide')
})

test('the longest gift names fit their plates at 360 pixels', () => {
  const river = riverIn(360, 262, 44)
  expect(nameSize('Смолоскип', river.column.width, river.scale)).toBeGreaterThan(9)
  expect(nameSize('Маска', river.column.width, river.scale)).toBe(10.5)
  expect(nameSize('Зряча рука', river.column.width, river.scale)).toBe(10.5)
})
