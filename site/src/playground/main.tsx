import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground } from './Playground.tsx'

/** Renders the playground in place of its placeholder. */
export function showPlayground(place: HTMLElement) {
  // A transition renders in short steps.
  startTransition(() => createRoot(place).render(<Playground />))
}
