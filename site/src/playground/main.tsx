import { createRoot } from 'react-dom/client'
import { simulate } from '../simulated.ts'
import { Playground } from './Playground.tsx'
import './playground.css'

const { client, service } = simulate()
const place = document.getElementById('playground')
if (place) createRoot(place).render(<Playground client={client} service={service} />)
