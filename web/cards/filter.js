// Runs inside the page: which cards are shown, in which language and light. Without it all of them are.
{
  const root = document.documentElement
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form'))
  const shown = /** @type {HTMLElement} */ (form.querySelector('.shown b'))
  const nothing = /** @type {HTMLElement} */ (document.querySelector('.nothing'))
  const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/['’`]/g, 'ʼ')
  const cards = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.card'))].map((card) => ({
    card,
    text: plain(card.textContent),
  }))
  const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('section'))

  const show = () => {
    const wanted = new FormData(form)
    const [search, deck, family, lang, theme] = ['search', 'deck', 'family', 'lang', 'theme'].map((name) =>
      String(wanted.get(name) ?? 'all'),
    )
    const words = plain(search ?? '').split(/\s+/)
    root.dataset.lang = lang
    root.dataset.theme = theme
    root.lang = lang === 'en' ? 'en' : 'uk'
    let count = 0
    for (const { card, text } of cards) {
      const { deck: its, family: fit } = card.dataset
      const fits =
        (deck === 'all' || deck === its) &&
        (family === 'all' || family === fit) &&
        words.every((word) => text.includes(word))
      card.hidden = !fits
      if (fits) count++
    }
    for (const section of sections) section.hidden = !section.querySelector('.card:not([hidden])')
    shown.textContent = String(count)
    nothing.hidden = count > 0
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  show()
}
