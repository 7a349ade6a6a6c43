import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import { readIndex } from './data'

mount(Gallery, { target: document.body, props: { index: await readIndex() } })
