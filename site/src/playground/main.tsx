import { createRoot } from 'react-dom/client'
import { Playground } from './Playground.tsx'
import './playground.css'

const place = document.getElementById('playground')
if (place) createRoot(place).render(<Playground />)
