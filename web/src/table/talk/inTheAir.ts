/** What is still to be seen at the seats: the latest of each, for so many ms; the newest first. */
export function inTheAir<One extends { seat: number; at: number }>(said: One[], now: number, lasts: number): One[] {
  const latest = new Map<number, One>()
  for (const one of said) {
    const other = latest.get(one.seat)
    if (one.at > now - lasts && (!other || other.at <= one.at)) latest.set(one.seat, one)
  }
  return [...latest.values()].toSorted((one, other) => other.at - one.at)
}
