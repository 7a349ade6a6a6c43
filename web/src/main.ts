import './fonts.css'
import './styles.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFocus } from './table/focus'
import { preferred, speak } from './table/i18n.svelte'
import { dress } from './table/settings.svelte'
import { startShell } from './table/shell'

dress()
await speak(preferred())

const found = document.getElementById('app')
if (!found) throw new Error('index.html has no #app')
export const target = found
target.replaceChildren()
export const app = mount(App, { target })
keepFocus()
startShell()
