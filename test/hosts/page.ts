import type { PageData } from './shop.tsx'

/** Reads what the server wrote into the page. */
export function pageData(): PageData {
  return JSON.parse(document.getElementById('data')?.textContent ?? '') as PageData
}

/** The element that the merchant's app renders into, in the page or in a shadow root of it. */
export function rootElement(): HTMLElement {
  const tree = document.getElementById('shadow')?.shadowRoot ?? document
  const root = tree.getElementById('root')
  if (root === null) throw new Error('there is no #root')
  return root
}
