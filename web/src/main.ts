import './fonts.css'
import './styles.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFocus } from './table/focus'
import { preferred, speak } from './table/i18n.svelte'
import { dress } from './table/settings.svelte'
import { settle } from './table/shell'

dress()
await speak(preferred())

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
target.replaceChildren()
mount(App, { target })
keepFocus()
settle()
