/** Where seats sit round the desk: the viewer at the bottom, the others clockwise from there. */

export interface Spot {
  x: number
  y: number
}

export interface Desk {
  centre: Spot
  rx: number
  ry: number
}

/** The desk in a box of the given size, with room at the rim for masks, a suspect's ring too, and for names below them. */
export function deskIn(width: number, height: number, mask: number, seat: number): Desk {
  const above = mask * 0.56 + 12
  const below = mask / 2 + 28
  return {
    centre: { x: width / 2, y: above + (height - above - below) / 2 },
    rx: Math.max(40, (width - seat) / 2),
    ry: Math.max(40, (height - above - below) / 2),
  }
}

/** Between an ellipse (1) and a rectangle (0): corners hold more masks than an oval, and leave more of the middle. */
const CORNERS = 0.62
const bulge = (part: number): number => Math.sign(part) * Math.abs(part) ** CORNERS

/** A point of the rim, a turn being once round: 0 at the bottom, clockwise. */
function rimAt(turn: number, desk: Desk): Spot {
  const angle = turn * 2 * Math.PI
  return { x: desk.centre.x - desk.rx * bulge(Math.sin(angle)), y: desk.centre.y + desk.ry * bulge(Math.cos(angle)) }
}

/** The rim as a path that starts at the top and runs clockwise. */
export function rimOf(desk: Desk, steps = 96): string {
  const points = Array.from({ length: steps }, (_, step) => rimAt(0.5 + step / steps, desk))
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

export function spotOf(seat: number, seats: number, bottom: number, desk: Desk): Spot {
  // Clockwise as people sit: the left neighbour is on the left hand.
  return rimAt(((seat - bottom + seats) % seats) / seats, desk)
}

/** A thread from one spot to another: it starts and ends short of the masks and sags to the middle. */
export function thread(from: Spot, to: Spot, centre: Spot, short: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  const cut = Math.min(short, length / 3)
  const a = { x: from.x + ux * cut, y: from.y + uy * cut }
  const b = { x: to.x - ux * cut, y: to.y - uy * cut }
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  bend.x += (centre.x - bend.x) * 0.35
  bend.y += (centre.y - bend.y) * 0.35
  const round = (n: number): string => n.toFixed(1)
  return `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`
}
