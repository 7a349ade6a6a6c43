/** Shapes that are counted rather than drawn. */

const near = (value: number): number => Math.round(value * 10) / 10

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${near(x - rx)} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r)

export const discs = (r: number, ...places: (readonly [x: number, y: number])[]): string => places.map(([x, y]) => disc(x, y, r)).join('')

/** A star of that many points, the first one upright. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corner = (at: number): string => {
    const [angle, r] = [(at * Math.PI) / points + turn, at % 2 ? inner : outer]
    return `${near(x + r * Math.sin(angle))} ${near(y - r * Math.cos(angle))}`
  }
  return `M${Array.from({ length: points * 2 }, (_, at) => corner(at)).join('L')}z`
}

/** The same with round petals instead of points. */
export function petals(x: number, y: number, count: number, far: number, r: number): string {
  const places = Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count
    return [near(x + far * Math.sin(angle)), near(y - far * Math.cos(angle))] as const
  })
  return discs(r, ...places)
}
