import bots from '$locales/uk/bots.ftl?raw'
import house from '$locales/uk/house.ftl?raw'
import lobby from '$locales/uk/lobby.ftl?raw'
import refusals from '$locales/uk/refusals.ftl?raw'

export default [house, lobby, refusals, bots].join('\n')
