import evening from '$locales/en/evening.ftl?raw'
import house from '$locales/en/house.ftl?raw'
import lobby from '$locales/en/lobby.ftl?raw'
import refusals from '$locales/en/refusals.ftl?raw'
import tables from '$locales/en/tables.ftl?raw'

/** What the tiles of the games say. */
const cards = import.meta.glob<string>('$games/*/words/en/card.ftl', { query: '?raw', import: 'default', eager: true })

export default [house, lobby, evening, tables, refusals, ...Object.values(cards)].join('\n')
