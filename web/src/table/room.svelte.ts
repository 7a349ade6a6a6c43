/** How much room the screen has: a side page beside the table, a tall one, or hardly any (a phone on its side). */

export class Room {
  wide = $state(false)
  tall = $state(false)
  short = $state(false)

  /** Call it from an effect. */
  measure(): () => void {
    const queries = [
      matchMedia('(min-width: 1000px) and (min-height: 560px)'),
      matchMedia('(min-width: 700px) and (min-height: 820px)'),
      matchMedia('(max-height: 520px)'),
    ]
    const read = (): void => {
      this.wide = queries[0]!.matches
      this.tall = queries[1]!.matches
      this.short = queries[2]!.matches
    }
    read()
    for (const query of queries) query.addEventListener('change', read)
    return () => queries.forEach((query) => query.removeEventListener('change', read))
  }
}
