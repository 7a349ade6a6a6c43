/** Somebody is told once that it is their turn, however much the others do meanwhile. */
export class Called {
  #by = ''

  /** Whether this call is a new one; '' while it is somebody else's turn. */
  anew(calling: string): boolean {
    const anew = calling !== '' && calling !== this.#by
    this.#by = calling
    return anew
  }
}
