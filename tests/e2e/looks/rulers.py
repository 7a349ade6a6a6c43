"""Rulers: scripts that tell what is wrong with the places and words of what a page shows."""

from tests.e2e.screen import CROPPED, CUT, HEAPED, TORN

WIDE = """
() => {
  const wide = document.documentElement.scrollWidth - innerWidth
  return wide > 0 ? [`${wide} px wider than the screen`] : []
}
"""
SHORT = """
() => [...document.querySelectorAll('button, label, h1, h2')].filter((one) => {
  const box = one.getBoundingClientRect()
  if (!box.width || !one.checkVisibility() || one.closest('.unseen')) return false
  for (let around = one.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false
  const inside = { left: box.left - 1, right: box.right + 1 }
  const all = document.createTreeWalker(one, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (all.nextNode()) {
    const on = all.currentNode.parentElement
    if (on.closest('.unseen, svg') || getComputedStyle(on).textOverflow === 'ellipsis') continue
    range.selectNodeContents(all.currentNode)
    const { left, right } = range.getBoundingClientRect()
    if (right > left && (left < inside.left || right > inside.right)) return true
  }
  return box.left < -1 || box.right > innerWidth + 1
}).map((one) => `cut short: ${one.outerHTML.slice(0, 120)}`)
"""
"""Keys beyond the screen's edge, words beyond their key; names may be shortened by an ellipsis,
and rows may be made to be drawn aside."""
BESIDE = """
() => [...document.querySelectorAll('dialog[open] :is(li, li *)')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth)
  .map((one) => `pushed off the screen: ${one.textContent}`)
"""
GLASS = [CUT, HEAPED, TORN, CROPPED]
"""Of a television, where nobody scrolls."""
READ = """
(games) => {
  const wanted = [...games.map((game) => `[data-testid=${game}]`), 'dialog[open]'].join()
  const parts = [...document.querySelectorAll(wanted)]
  const labels = parts.flatMap((part) => [...part.querySelectorAll('[aria-label]')])
  return [...parts.map((part) => part.innerText), ...labels.map((one) => one.ariaLabel)].join('\\n')
}
"""
"""The words of games and sheets, for the eye and for the ear."""
