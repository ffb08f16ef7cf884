import { type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Page } from './page.tsx'
import { recordPage } from './record.ts'

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('the page has no root')
recordPage()
hydrateRoot(
  root,
  <Hydrated>
    <Page service={root.dataset['service'] ?? ''} />
  </Hydrated>,
)

/** Marks the end of hydration. */
function Hydrated({ children }: { readonly children: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), [])
  return children
}
