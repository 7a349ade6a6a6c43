"""Nothing of a ball leaves the screen, is cut short, too small for a finger, or on another."""

RULER = """
() => {
  const game = document.querySelector('[data-testid=wink]')
  const wrong = []
  const boxes = (found) => [...found].map((one) => [one, one.getBoundingClientRect()])
  const named = (one) => one.dataset.testid ?? one.className
  for (const [one, box] of boxes(game.querySelectorAll('button'))) {
    const { left, top, right, bottom, width, height } = box
    const scrolls = one.closest('.grid, .lines, .phrases, .catching, .players, aside')
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1
    if (!inside && !scrolls) wrong.push(`${named(one)} leaves the screen`)
    if (width < 43.5 || height < 43.5) wrong.push(`${named(one)} is ${width} x ${height}`)
  }
  const parts = ['.doing p', '.doing .button', '.tab span', '.word', '[data-testid=deed] p']
  parts.push('.agreed', '.player b', '.number b')
  for (const one of game.querySelectorAll(parts.join())) {
    const wide = one.scrollWidth - one.clientWidth
    const high = one.scrollHeight - one.clientHeight
    if (wide > 1 || high > 3) wrong.push(`cut short: ${one.innerText}`)
  }
  const faces = boxes(game.querySelectorAll('[data-testid=ring] .seat .face'))
  faces.forEach(([, one], index) => {
    for (const [, other] of faces.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (wide > 2 && high > 2) wrong.push(`faces lie on each other: ${wide} x ${high}`)
    }
  })
  return wrong
}
"""
