/** Puts a text on the clipboard; gives back whether it is there. */

export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // On a plain-http LAN there is no clipboard but the old one, for what is selected.
    field?.select()
    return document.execCommand('copy')
  }
}
