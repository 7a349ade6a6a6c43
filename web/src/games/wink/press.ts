/** A press that counts when the finger comes down, for eyes are quick; by key or screen reader at the click. */

export function press(act: () => void): {
  onpointerdown: (event: PointerEvent) => void
  onpointercancel: () => void
  onclick: () => void
} {
  let touched = false
  return {
    onpointerdown: (event) => {
      if (event.button !== 0) return
      touched = true
      act()
    },
    onpointercancel: () => (touched = false),
    onclick: () => {
      if (!touched) act()
      touched = false
    },
  }
}
