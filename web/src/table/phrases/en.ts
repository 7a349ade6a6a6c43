import bots from '$locales/en/bots.ftl?raw'
import house from '$locales/en/house.ftl?raw'
import lobby from '$locales/en/lobby.ftl?raw'
import refusals from '$locales/en/refusals.ftl?raw'

export default [house, lobby, refusals, bots].join('\n')
