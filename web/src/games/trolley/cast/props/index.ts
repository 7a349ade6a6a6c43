import { PAPER } from './paper'
import type { Prop } from './prop'
import { TREATS } from './treats'
import { WORK } from './work'

export const PROPS: Record<string, Prop> = { ...PAPER, ...WORK, ...TREATS }
