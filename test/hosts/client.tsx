// Renders or hydrates the merchant's React app in the browser.
import '@onramp-kit/react/styles.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageData, rootElement } from './page.ts'
import { Shop } from './shop.tsx'

const data = pageData()
const root = rootElement()
if (root.hasChildNodes()) hydrateRoot(root, <Shop {...data} />)
else createRoot(root).render(<Shop {...data} />)
