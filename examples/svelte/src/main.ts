import '@onramp-kit/element'
import type {} from '@onramp-kit/element/svelte'
import { mount } from 'svelte'
import './shop.css'
import App from './App.svelte'

const target = document.querySelector('#app')
if (target === null) throw new Error('index.html has no #app')
mount(App, { target })
