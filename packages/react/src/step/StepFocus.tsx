import { type RefObject, useEffect, useRef } from 'react'
import { useStep } from './StepContext.ts'
import { useIsHere } from './useIsHere.ts'

/**
 * Takes the focus along when the step changes: to its title, or where it has none to the first field. Whoever is busy
 * elsewhere on the page, or on the hosted page, is left alone.
 */
export function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { title } = useStep()
  const isHere = useIsHere(root)
  const previous = useRef(title)
  useEffect(() => {
    if (title === previous.current) return
    previous.current = title
    const onHostedPage = root.current?.ownerDocument.activeElement?.tagName === 'IFRAME'
    if (!isHere.current || onHostedPage) return
    root.current
      ?.querySelector<HTMLElement>(title === '' ? 'input' : '.onramp-title')
      ?.focus({ preventScroll: true })
  }, [root, title, isHere])
  return null
}
