/** What goes on at the table while somebody writes: no key presses what it was not meant for, and no letter is lost. */

import { pathOf, restAmong, shown } from '../focus'
import type { DraftStore } from '../roomContext'
import { acts, guardPresses, pressing } from './presses'
import { TypingOn } from './typing'

function boxFor(draft: string): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('[data-draft]:not(:disabled)')].find(
    (box) => box.dataset.draft === draft && shown(box),
  )
}

/** Of whoever is at the table, or was until now. */
let drafts: DraftStore | undefined

/** From the first match on; whoever comes to a table says where their drafts are. */
export function guardKeys(theirs: DraftStore): void {
  if (!drafts) watch()
  drafts = theirs
}

function watch(): void {
  const typing = new TypingOn()
  let struck = 0
  let focused: HTMLElement | null = document.activeElement as HTMLElement | null
  let draft = ''

  /** The same words go on in another box of their kind, as soon as there is one. */
  function goOn(): void {
    const box = typing.on && boxFor(draft)
    if (!box) return
    box.focus()
    if (document.activeElement !== box) return // behind a sheet
    typing.end()
    box.setSelectionRange(box.value.length, box.value.length)
  }

  function moved(event: FocusEvent): void {
    const gone = focused?.isConnected ? null : focused
    focused = event.target as HTMLElement
    if (!gone) return typing.end()
    const meant = gone.dataset.draft
    const mine = drafts
    if (meant && mine) {
      draft = meant
      typing.begin((change) => mine.keep(meant, change(mine.read(meant))), struck)
      goOn()
    }
    // A sheet that closes by itself gives the focus back to what opened it.
    if (focused === event.target && acts(focused) && !pressing()) restAmong(pathOf(focused).slice(1))
  }

  function key(event: KeyboardEvent): void {
    struck = event.timeStamp
    if (!typing.takes(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  guardPresses()
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', () => typing.end(), true)
  addEventListener('focusin', moved, true)
  new MutationObserver(goOn).observe(document.body, { childList: true, subtree: true })
}
