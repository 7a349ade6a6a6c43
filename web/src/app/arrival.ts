/** What somebody means to do in the room just made: told by the home page, taken once by the room. */

export type Company = 'bots' | 'friends'

let meant: { code: string; company: Company } | null = null

export function mean(code: string, company: Company): void {
  meant = { code, company }
}

export function meantIn(code: string): Company | null {
  const company = meant?.code === code ? meant.company : null
  meant = null
  return company
}
