import { describe, expect, it } from 'vitest'
import { around, bubbleAt, cornerFor } from './pointing'

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1440, height: 900 }
const BUBBLE = { width: 360, height: 130 }

describe('where the coach stands', () => {
  it('is below where nothing is pointed at', () => {
    expect(cornerFor(null, BUBBLE, PHONE)).toBe('bottom')
  })

  it('goes up when what is to be touched lies below, also where a finger would touch it only just', () => {
    expect(cornerFor({ left: 20, top: 560, width: 100, height: 44 }, BUBBLE, PHONE)).toBe('top')
    expect(cornerFor({ left: 20, top: 462, width: 100, height: 44 }, BUBBLE, PHONE)).toBe('top')
    expect(cornerFor({ left: 20, top: 440, width: 100, height: 44 }, BUBBLE, PHONE)).toBe('bottom')
  })

  it('hides as little as can be of what fills the screen', () => {
    expect(cornerFor({ left: 0, top: 0, width: 360, height: 580 }, BUBBLE, PHONE)).toBe('bottom')
    expect(cornerFor({ left: 0, top: 60, width: 360, height: 580 }, BUBBLE, PHONE)).toBe('top')
  })

  it('goes aside on a wide screen where both corners of one side are taken', () => {
    expect(cornerFor({ left: 0, top: 0, width: 300, height: 900 }, BUBBLE, DESK)).toBe('bottom-end')
    expect(cornerFor({ left: 0, top: 0, width: 300, height: 900 }, BUBBLE, PHONE)).toBe('bottom')
  })

  it('knows its own place in each corner', () => {
    expect(bubbleAt('top-end', BUBBLE, DESK)).toEqual({ left: 1080, top: 0, ...BUBBLE })
    expect(bubbleAt('bottom', BUBBLE, DESK)).toEqual({ left: 0, top: 770, ...BUBBLE })
  })
})

describe('the ring around what is pointed at', () => {
  it('leaves a gap', () => {
    expect(around({ left: 20, top: 30, width: 50, height: 44 }, PHONE)).toEqual({
      left: 15,
      top: 25,
      width: 60,
      height: 54,
    })
  })

  it('stays on the screen', () => {
    expect(around({ left: -20, top: 600, width: 50, height: 44 }, PHONE)).toEqual({
      left: 1,
      top: 595,
      width: 34,
      height: 44,
    })
  })
})
