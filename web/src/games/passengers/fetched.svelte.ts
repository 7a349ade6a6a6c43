/** The later screens of this table. */

import { Later } from '../../table/later.svelte'

const fetched = new Later(() => import('./later'))

/** Call it from an effect. */
export const fetchLater = (): void => fetched.ask()

/** null until they are here. */
export const later = (): typeof fetched.screens => fetched.screens
