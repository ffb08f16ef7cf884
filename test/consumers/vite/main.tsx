import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Onramp, startService } from './Onramp'
import { Shop } from './Shop'

void startService().then(() =>
  createRoot(document.querySelector('#root') as Element).render(
    <StrictMode>
      <Onramp>
        <Shop />
      </Onramp>
    </StrictMode>,
  ),
)
