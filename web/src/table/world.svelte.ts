/** A game's colours lie on the whole page, and go with the screen that brought them. */

/** Call it while the screen is set up. What is loaded after the screen has gone colours nothing any more. */
export function wear(world: () => string | undefined): void {
  $effect(() => {
    const { dataset } = document.documentElement
    const theme = world()
    if (!theme) return
    dataset.world = theme
    return () => delete dataset.world
  })
}
