/** What a cheating server could write into a record, and the lines of the check that find it out; for tests. */

import { fixture } from '../fixtures'
import { checked } from './check'

/** What is forged, in which match, the line that finds it, and how. */
export type Forgery = [what: string, match: string, line: string, forge: (file: any) => void]

export const event = (file: any, type: string): any =>
  file.steps.flatMap((step: any) => step.events).find((one: any) => one.type === type)

export async function wrongIn(match: string, forge: (file: any) => void): Promise<string[]> {
  const file = fixture(match).export
  forge(file)
  return (await checked(file, null)).filter(({ holds }) => holds === false).map(({ what }) => what)
}
