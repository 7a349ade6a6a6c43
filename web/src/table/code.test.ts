import { expect, test } from 'vitest'
import { readCode } from './code'

test.each([
  ['kimora', 'kimora'],
  [' KIMORA ', 'kimora'],
  ['ki-mo ra', 'kimora'],
  ['http://192.168.0.7:8000/r/kimora', 'kimora'],
  ['https://zmova.example/r/kimora?x=1', 'kimora'],
  ['Кімора', 'kimora'],
  ['kimoratu', 'kimoratu'],
  ['ki mo ra tu', 'kimoratu'],
  ['https://zmova.example/r/KIMORATU', 'kimoratu'],
  ['ґузево', 'guzevo'],
])('%s is a code', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test.each(['', 'kimor', 'kimorak', 'kimoratun', 'k1mora', 'київщ', 'жабаша'])('%j is not', (typed) => {
  expect(readCode(typed)).toBeNull()
})
