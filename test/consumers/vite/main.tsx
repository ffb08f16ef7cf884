import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Onramp, startService } from './Onramp'
import { Shop } from './Shop'

const root = document.querySelector('#root')
if (root) {
  await startService()
  createRoot(root).render(
    <StrictMode>
      <Onramp>
        <Shop />
      </Onramp>
    </StrictMode>,
  )
}
