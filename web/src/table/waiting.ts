/** Whom the table waits for: it says so itself, or its phase names them. */

/** The public part of a view, as far as it says whom it waits for. */
export interface Awaiting {
  waiting?: number[]
  phase: object
}

export function awaited({ waiting, phase }: Awaiting): number[] {
  const { seat, waiting: named }: { seat?: number; waiting?: number[] } = phase
  return waiting ?? named ?? (seat === undefined ? [] : [seat])
}
