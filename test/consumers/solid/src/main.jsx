import { render } from 'solid-js/web'
import { TopUp } from './TopUp.jsx'

render(TopUp, document.getElementById('root'))
