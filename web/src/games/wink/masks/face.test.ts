import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { EYES, FACES, INKS, MARKS } from '../../../table/masks'
import type { Lids } from './blink'
import { lashOf, lidOf } from './eye'
import Face from './Face.svelte'
import { dress } from './faces'
import { type Gaze, gazeVector } from './gaze'

const drawn = (props: { mask?: number[]; gaze?: Gaze; lids?: Lids; nod?: number; hand?: number }): string =>
  render(Face, { props: { mask: [0, 1, 0, 0], seat: 2, ...props } }).body

/** Where the pupils are moved to, as the page shows it: the eye on the right is a mirrored one. */
function pupils(markup: string): [x: number, y: number][] {
  const moved = [...markup.matchAll(/class="pupil[^"]*" style="transform: translate\((\S+)px, (\S+)px\)/g)]
  return moved.map(([, x, y], at) => [at ? -Number(x) : Number(x), Number(y)])
}

test('eyes look along the line from one face to the other', () => {
  expect(gazeVector({ x: 10, y: 10 }, { x: 4, y: 10 })).toEqual({ x: -1, y: 0 })
  const { x, y } = gazeVector({ x: 0, y: 0 }, { x: 30, y: 40 })
  expect([x, y]).toEqual([0.6, 0.8])
  expect(gazeVector({ x: 5, y: 5 }, { x: 5, y: 5 })).toEqual({ x: 0, y: 0 })
})

test('both pupils go the way of the gaze, equally far', () => {
  const [left, right] = pupils(drawn({ gaze: { x: -0.6, y: 0.8 } }))
  expect(left).toEqual(right)
  expect(left![0]).toBeLessThan(-3)
  expect(left![1]).toBeGreaterThan(3)
})

test('a lid covers as much of its eye as it is told, and of no other', () => {
  const lashes = (lids: Lids): string[] => [...drawn({ lids }).matchAll(/d="([^"]+)" fill="none" stroke="#120c14" stroke-width="3.400"/g)].map(([, path]) => path!)
  expect(lashes([0, 1])).toEqual([lashOf(0), lashOf(1)])
  expect(lashes([0.3, 0.3])).toEqual([lashOf(0.3), lashOf(0.3)])
  expect(drawn({ lids: [1, 1] }).split(lidOf(1)).length).toBe(3)
})

test('W25: a nod and a raised hand are seen, half-way too', () => {
  const all = [{}, { nod: 0.5 }, { nod: 1 }, { hand: 0.5 }, { hand: 1 }].map(drawn)
  expect(new Set(all).size).toBe(all.length)
})

test('every mask of a member is dressed for the ball in its own shape and ink', () => {
  const wrong: number[][] = []
  for (let at = 0; at < FACES.length * INKS.length * EYES * MARKS; at++) {
    const [shape, ink] = [at % FACES.length, Math.floor(at / FACES.length) % INKS.length]
    const rest = Math.floor(at / FACES.length / INKS.length)
    const mask = [shape, ink, rest % EYES, Math.floor(rest / EYES)]
    const worn = dress(mask)
    if (worn.shape !== FACES[shape] || worn.ink !== INKS[ink] || !worn.collar?.length) wrong.push(mask)
  }
  expect(wrong).toEqual([])
  expect(dress([]).shape).toBe(FACES[0])
})
