import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Onramp } from './Onramp'
import { Shop } from './Shop'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Onramp>
        <Shop />
      </Onramp>
    </StrictMode>,
  )
}
