/** What the coach points at, and where the bubble leaves that free. */

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export const CORNERS = ['bottom', 'top', 'bottom-end', 'top-end'] as const
/** Narrow screens know the first two alone. */
export type Corner = (typeof CORNERS)[number]

/** Fingers are thick. */
const MARGIN = 10
export const WIDE = 760

/** The last of these that can be seen and pressed; "a + b" is b while a is there too, "a* + b" while a is chosen. */
export function pointedAt(places: string[], page: ParentNode = document): HTMLElement | null {
  const seen = (place: string): HTMLElement | undefined => {
    const testid = place.replace('*', '')
    const chosen = place.endsWith('*') ? '[aria-pressed="true"]' : ''
    return [...page.querySelectorAll<HTMLElement>(`[data-testid="${testid}"]${chosen}`)].find(isThere)
  }
  const found = places.map((place) => place.split(' + ').map(seen))
  return found.findLast((all) => all.every((one) => one !== undefined))?.at(-1) ?? null
}

function isThere(element: HTMLElement): boolean {
  if (element instanceof HTMLButtonElement && element.disabled) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}

export function same(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return one === other
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
}

/** Around the target, as far as the screen goes. */
export function around(target: Box, screen: Size, gap = 5): Box {
  const left = Math.max(1, target.left - gap)
  const top = Math.max(1, target.top - gap)
  const right = Math.min(screen.width - 1, target.left + target.width + gap)
  const bottom = Math.min(screen.height - 1, target.top + target.height + gap)
  return { left, top, width: right - left, height: bottom - top }
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

export function bubbleAt(corner: Corner, bubble: Size, screen: Size): Box {
  const end = corner.endsWith('-end')
  return {
    ...bubble,
    left: end ? screen.width - bubble.width : 0,
    top: corner.startsWith('top') ? 0 : screen.height - bubble.height,
  }
}

/** The first corner that hides least of the target. */
export function cornerFor(target: Box | null, bubble: Size, screen: Size): Corner {
  const corners = screen.width < WIDE ? CORNERS.slice(0, 2) : [...CORNERS]
  if (!target) return 'bottom'
  const wanted = {
    left: target.left - MARGIN,
    top: target.top - MARGIN,
    width: target.width + 2 * MARGIN,
    height: target.height + 2 * MARGIN,
  }
  const hides = (corner: Corner): number => overlap(bubbleAt(corner, bubble, screen), wanted)
  return corners.toSorted((one, other) => hides(one) - hides(other))[0]!
}
