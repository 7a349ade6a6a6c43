/** Who wants to read the rules, and where: the sheet over the table opens for it. */

export interface Wish {
  game: string
  /** A rule to begin with. */
  at: string | null
}

let wish = $state.raw<Wish | null>(null)

export function rulesWished(): Wish | null {
  return wish
}

export function openRules(game: string, at: string | null = null): void {
  wish = { game, at }
}

export function closeRules(): void {
  wish = null
}
