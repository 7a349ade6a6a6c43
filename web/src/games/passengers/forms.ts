/** "Провідник душ | Провідниця душ": the form that suits the player; both where the player named none. */

export function inForm(text: string, form: 'm' | 'f' | null): string {
  const [one = '', other] = text.split('|').map((part) => part.trim())
  if (!other) return one
  if (form === 'f') return other
  return form === 'm' ? one : both(one, other)
}

/** "Провідник душ" and "Провідниця душ": "Провідник / Провідниця душ". */
function both(one: string, other: string): string {
  const [ones, others] = [one.split(' '), other.split(' ')]
  let same = 0
  while (same < Math.min(ones.length, others.length) - 1 && ones.at(-1 - same) === others.at(-1 - same)) same += 1
  return `${ones.slice(0, ones.length - same).join(' ')} / ${other}`
}
