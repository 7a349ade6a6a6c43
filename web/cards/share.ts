/** Pictures that are put together from the same parts, with every part written down once. */

interface Part {
  /** The opening tag, or a text. */
  head: string
  inner: Part[]
  tail: string
}

const whole = ({ head, inner, tail }: Part): string => head + inner.map(whole).join('') + tail

function parse(markup: string): Part[] {
  const root: Part = { head: '', inner: [], tail: '' }
  const open = [root]
  for (const [token] of markup.matchAll(/<[^>]+>|[^<]+/g)) {
    if (token.startsWith('</')) {
      open.pop()!.tail = token
      continue
    }
    const part: Part = { head: token, inner: [], tail: '' }
    open.at(-1)!.inner.push(part)
    if (token.startsWith('<') && !token.endsWith('/>')) open.push(part)
  }
  return root.inner
}

/** Shorter parts than that are not worth a name. */
const WORTH_IT = 48

/** `parts` belongs into one `<defs>`; each picture then says what it uses of them. */
export function share(pictures: readonly string[]): { parts: string; pictures: string[] } {
  const times = new Map<string, number>()
  const count = (part: Part): void => {
    const markup = whole(part)
    times.set(markup, (times.get(markup) ?? 0) + 1)
    if (times.get(markup) === 1) part.inner.forEach(count)
  }
  const parsed = pictures.map(parse)
  parsed.flat().forEach(count)

  const names = new Map<string, string>()
  const parts: string[] = []
  const written = (part: Part): string => part.head + part.inner.map(used).join('') + part.tail
  const used = (part: Part): string => {
    const markup = whole(part)
    if (!part.head.startsWith('<') || times.get(markup)! < 2 || markup.length < WORTH_IT) return written(part)
    let name = names.get(markup)
    if (name === undefined) {
      name = `p${names.size.toString(36)}`
      names.set(markup, name)
      parts.push(written(part).replace(/^<\w+/, `$& id="${name}"`))
    }
    return `<use href="#${name}"/>`
  }
  return { pictures: parsed.map((picture) => picture.map(used).join('')), parts: parts.join('\n') }
}
