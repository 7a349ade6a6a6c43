/**
 * The marks inside a sentence: bold, slanted, code, a link; the id of a rule in bold is a link to it; `[box]`, `[ours]`
 * and `[ruling]` say where what follows comes from.
 */

import type { Span, Words } from './book'

const MARKS =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\(#(?<to>[^)]+)\)|\[(?<from>box|ours|ruling)\]/g
const RULE_ID = /^[A-Z]\d+$/

export function isRuleId(text: string): boolean {
  return RULE_ID.test(text)
}

function marked({ strong, em, code, link, to, from }: Record<string, string | undefined>): Span {
  if (strong !== undefined)
    return isRuleId(strong) ? { kind: 'link', text: strong, to: strong } : { kind: 'strong', text: strong }
  if (em !== undefined) return { kind: 'em', text: em }
  if (code !== undefined) return { kind: 'code', text: code }
  if (from !== undefined) return { kind: 'from', text: from }
  return { kind: 'link', text: link ?? '', to: to ?? '' }
}

export function readWords(text: string): Words {
  const spans: Words = []
  let read = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > read) spans.push({ kind: 'text', text: text.slice(read, match.index) })
    spans.push(marked(match.groups ?? {}))
    read = match.index + match[0].length
  }
  if (read < text.length) spans.push({ kind: 'text', text: text.slice(read) })
  return spans
}
