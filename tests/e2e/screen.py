"""A television in the room: opened once, never touched."""

from playwright.sync_api import Page, expect

from tests.e2e.person import PATIENCE, Person

SIZES = [(1280, 720), (1440, 900), (1920, 1080)]
PANES = '[role="region"][tabindex="0"], aside[tabindex="0"]'
"""What turns its own pages where it is longer than the glass."""
CUT = """
(panes) => {
  const { scrollWidth, scrollHeight } = document.documentElement
  const page = scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1 ? ['page'] : []
  const glass = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const worded = ({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const faded = '.unseen, [data-testid=feed]' // not for the eye; old words
  function cut(one) {
    const own = one.getBoundingClientRect()
    if (!own.width || !own.height || one.closest(faded)) return false
    const beside = (box) => own.left < box.left - 2 || own.right > box.right + 2
    const above = (box) => own.top < box.top - 2 || own.bottom > box.bottom + 2
    const beyond = (box, long) => beside(box) || (!long && above(box))
    const elsewhere = (box) => own.left >= box.right - 2 || own.right <= box.left + 2
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const long = around.matches(panes)
      const box = around.getBoundingClientRect()
      if (long && elsewhere(box)) return false // on another page
      if (beyond(box, long)) return true
      if (long) return false
    }
    return beyond(glass, false)
  }
  const all = [...document.querySelectorAll('.television *')]
  const seen = all.filter((one) => one.matches('img, [data-testid]') || worded(one))
  const found = seen.filter((one) => !one.closest('svg') && !one.matches(panes) && cut(one))
  return [...page, ...found.map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)]
}
"""
HEAPED = """
() => {
  const lines = [...document.querySelectorAll('[data-testid=tv-lobby] :is(h1, p, .name)')]
    .map((one) => ({ words: one.textContent.trim(), box: one.getBoundingClientRect() }))
  function heaped(a, b) {
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
    return across > 1 && down > 1
  }
  const over = (a, at) => lines.slice(at + 1).filter((b) => heaped(a, b))
  return lines.flatMap((a, at) => over(a, at).map((b) => `${a.words} lies on ${b.words}`))
}
"""
CROPPED = """
() => {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('.television .stage .name')].filter((one) => {
    const { overflow, font, lineHeight, paddingTop, paddingBottom } = getComputedStyle(one)
    if (overflow !== 'hidden' || !one.clientHeight) return false
    pen.font = font
    const ink = pen.measureText('ҐЇЙру')
    const [up, down] = [ink.fontBoundingBoxAscent, ink.fontBoundingBoxDescent]
    const air = (parseFloat(lineHeight) - up - down) / 2
    const above = parseFloat(paddingTop) + air + up - ink.actualBoundingBoxAscent
    const below = parseFloat(paddingBottom) + air + down - ink.actualBoundingBoxDescent
    return Math.min(above, below) < -0.5
  }).map((one) => one.textContent)
}
"""
"""Letters with much above or below their line would be cut there."""
TORN = """
() => [...document.querySelectorAll('.television article')].filter((one) => {
  const own = one.getBoundingClientRect()
  for (let around = one.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const page = around.getBoundingClientRect()
    if (own.left >= page.right - 2 || own.right <= page.left + 2) return false
    if (own.top < page.top - 2 || own.bottom > page.bottom + 2) return true
  }
}).map((one) => one.textContent.trim().slice(0, 40))
"""
COVERED = """
() => {
  const wish = document.querySelector('[data-testid=tv-sound]')
  const box = wish.getBoundingClientRect()
  const worded = ({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  const under = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }
  return [...document.querySelectorAll('.television *')]
    .filter((one) => one.matches('img, svg, [data-testid]') || worded(one))
    .filter((one) => !one.contains(wish) && !wish.contains(one) && !one.closest('.unseen'))
    .filter(under)
    .map((one) => one.dataset.testid ?? one.textContent.trim().slice(0, 40))
}
"""
LAST = """
(panes) => [...document.querySelectorAll(panes)].every((pane) => {
  pane.below = Math.max(pane.below ?? 0, pane.scrollTop + pane.clientHeight)
  pane.aside = Math.max(pane.aside ?? 0, pane.scrollLeft + pane.clientWidth)
  return pane.below >= pane.scrollHeight - 1 && pane.aside >= pane.scrollWidth - 1
})
"""


def turn_on(tv: Person, code: str) -> None:
    tv.page.goto(f"{tv.base}/tv/{code}")
    expect(tv.see("tv-lobby").or_(tv.see("tv-stage"))).to_be_visible(timeout=PATIENCE)


def cut_off(tv: Person) -> list[str]:
    """What reaches beyond the glass, where nobody scrolls."""
    found: list[str] = []
    for _ in range(20):  # faces take their places anew
        tv.rests()
        found = tv.page.evaluate(CUT, PANES)
        if not found:
            break
    return found


def covered(tv: Person) -> list[str]:
    """What the wish for sound lies on, when the table has taken its shape."""
    found: list[str] = []
    for _ in range(20):
        tv.rests()
        found = tv.page.evaluate(COVERED)
        if not found:
            break
    return found


def shows_the_rest(glass: Page) -> None:
    """What is longer than the glass comes to its end by itself; its clock is set ahead."""
    for _ in range(20):
        if glass.evaluate(LAST, PANES):
            return
        glass.clock.run_for(6_100)
    raise AssertionError("a page that nobody turns")


def caption(tv: Person) -> str:
    """The newest of the large lines."""
    return tv.see("captions").locator("p").last.inner_text()
