import { createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { page } from './page.ts'

const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('the page has no root')
hydrateRoot(root, createElement(Hydrated, null, page(root.dataset['service'] ?? '')))

/** Marks the end of hydration. */
function Hydrated({ children }: { readonly children?: ReactNode }) {
  useEffect(() => void performance.mark('hydrated'), [])
  return children
}
