import '@onramp-kit/element'
import type {} from '@onramp-kit/element/vue'
import { createApp } from 'vue'
import './shop.css'
import App from './App.vue'

createApp(App).mount('#app')
