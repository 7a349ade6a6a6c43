import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')
const ukrainian = [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯʼ«»—–…№']

/** Code points that one family's @font-face rules promise to draw. */
function covers(family: string): (letter: string) => boolean {
  const faces = css.split('@font-face').filter((face) => face.includes(`'${family}'`))
  const ranges = faces
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .map(([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const)
  return (letter) => ranges.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to)
}

test.each(['Unbounded Variable', 'Onest Variable'])('%s draws every Ukrainian letter', (family) => {
  expect(ukrainian.filter((letter) => !covers(family)(letter))).toEqual([])
})
