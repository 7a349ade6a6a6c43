"""A page as somebody looking over a shoulder could tell it from another: its whole DOM, evened.

Names and numbers (seats, places on the screen, the clock) become the same for everybody, and
what belongs to seats stands in no order, because each person sees the table from their own chair
and one of them deals. All the rest counts: elements, classes, attributes, texts, even the comments
that the framework leaves.
"""

from tests.e2e.person import Person

SHAPE = """
(names) => {
  const known = names.toSorted((a, b) => b.length - a.length)
  const even = (text) => known.reduce((left, name) => left.replaceAll(name, 'NAME'), text)
    .replace(/-?\\d+(\\.\\d+)?(e-\\d+)?/g, '0')
  const loose = (node) => node.matches?.('[data-testid^=seat-], [role=status]')
  function lines(node, depth) {
    const pad = ' '.repeat(depth)
    if (node instanceof Comment) return [`${pad}<!--${even(node.data)}-->`]
    if (node instanceof Text) return node.data.trim() ? [pad + even(node.data.trim())] : []
    const apart = node.closest('[data-testid^=seat-]')
    const attributes = [...node.attributes].flatMap(({ name, value }) => {
      const parts = apart && name === 'class' ? value.split(/\\s+/) : [value]
      return parts.map((part) => ` ${name}="${even(part)}"`)
    })
    const children = [...node.childNodes].map((child) => [child, lines(child, depth + 1)])
    const mixed = children.filter(([child]) => loose(child)).flatMap(([, text]) => text)
    const inside = children.flatMap(([child, text]) => (loose(child) ? [] : text))
    const tag = [`${pad}<${node.localName}>`, ...attributes.sort().map((one) => pad + one)]
    return [...(apart ? tag : [tag.join('')]), ...inside, ...mixed.toSorted()]
  }
  const { documentElement: html, body, title } = document
  return [title, ...lines(html.cloneNode(false), 0), ...lines(body, 1)]
}
"""


def shape(somebody: Person, names: list[str]) -> list[str]:
    found: list[str] = somebody.page.evaluate(SHAPE, names)
    return found
