import { render } from 'solid-js/web'
import './shop.css'
import { TopUp } from './TopUp.jsx'

render(TopUp, document.getElementById('root'))
