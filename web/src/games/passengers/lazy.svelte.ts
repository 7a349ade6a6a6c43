/** The later screens of this table. */

import { Lazy } from '../../table/lazy.svelte'

const fetched = new Lazy(() => import('./lazyScreens'))

/** Call it from an effect. */
export const fetchLazyScreens = (): void => fetched.ask()

/** null until they are here. */
export const lazyScreens = (): typeof fetched.screens => fetched.screens
