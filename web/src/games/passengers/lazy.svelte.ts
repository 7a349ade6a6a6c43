import { Lazy } from '../../table/lazy.svelte'

/** The later screens of this table. */
export const lazy = new Lazy(() => import('./lazyScreens'))
