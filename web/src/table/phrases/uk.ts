import evening from '$locales/uk/evening.ftl?raw'
import house from '$locales/uk/house.ftl?raw'
import lobby from '$locales/uk/lobby.ftl?raw'
import refusals from '$locales/uk/refusals.ftl?raw'
import tables from '$locales/uk/tables.ftl?raw'

/** What the tiles of the games say. */
const cards = import.meta.glob<string>('$games/*/words/uk/card.ftl', { query: '?raw', import: 'default', eager: true })

export default [house, lobby, evening, tables, refusals, ...Object.values(cards)].join('\n')
