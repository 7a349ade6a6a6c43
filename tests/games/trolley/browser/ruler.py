"""All of a match of Trial by Trolley lies on the screen, apart from each other and uncut."""

RULER = """
() => {
  const SLACK = 4  // cards lean a little
  const MINE = /^(hand-|confirm|pass|show-hand|steer-|lever|say-text|talk-to|phrases|tab-|look)/
  const APART = [/^seat-/, /^(card-|picked-|own-pick)/, MINE, /^(reason-|cause|argue-)/]
  const root = document.querySelector('[data-testid=trolley]')
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
  const wrong = []
  const box = (node) => node.getBoundingClientRect()
  const sticksOut = (one, edge, slack) =>
    one.left < edge.left - slack || one.right > edge.right + slack ||
    one.top < edge.top - slack || one.bottom > edge.bottom + slack
  const shown = [...root.querySelectorAll('[data-testid]')]
    .filter((node) => node.checkVisibility() && !node.closest('aside'))
  const name = (node) => node.dataset.testid
  for (const node of shown) {
    if (sticksOut(box(node), screen, 1)) wrong.push(`${name(node)} is off the screen`)
  }
  for (const kind of APART) {
    const some = shown.filter((node) => kind.test(name(node)))
    some.forEach((one, n) => some.slice(n + 1).forEach((other) => {
      const a = box(one), b = box(other)
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > SLACK && down > SLACK) wrong.push(`${name(one)} lies over ${name(other)}`)
    }))
  }
  // words: inside whatever would cut them, but where they are meant to be cut short
  const meant = (node) => {
    const { webkitLineClamp, textOverflow } = getComputedStyle(node)
    return webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let words = 0
  while (texts.nextNode()) {
    const text = texts.currentNode, inside = text.parentElement
    if (!text.data.trim() || !inside.checkVisibility() || meant(inside)) continue
    if (inside.closest('.unseen, [data-testid=feed], .captions, aside')) continue
    words += 1
    const range = document.createRange()
    range.selectNodeContents(text)
    const where = range.getBoundingClientRect()
    if (sticksOut(where, screen, 1)) wrong.push(`off the screen: ${text.data.trim()}`)
    for (let node = inside; node !== root && !meant(node); node = node.parentElement) {
      if (getComputedStyle(node).overflow === 'visible') continue
      if (sticksOut(where, box(node), SLACK)) wrong.push(`cut: ${text.data.trim()}`)
      break
    }
  }
  if (words < 5 || shown.length < 5) wrong.push('hardly anything is shown')
  return wrong
}
"""
