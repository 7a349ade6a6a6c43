import type { Body } from './body'
import { BEASTS } from './beasts'
import { CHILDREN } from './children'
import { ODDITIES } from './oddities'
import { PEOPLE } from './people'
import { WINGS } from './wings'

export const BODIES: Record<string, Body> = { ...PEOPLE, ...CHILDREN, ...BEASTS, ...WINGS, ...ODDITIES }
