import { type RefObject, useEffect, useRef } from 'react'

/**
 * Whether what the person last touched or focused on the page is inside of `root`. Asked rather than the focus itself:
 * that goes with its element when a step changes, and some browsers give none to a button that is clicked.
 */
export function useIsHere(root: RefObject<HTMLElement | null>): { readonly current: boolean } {
  const isHere = useRef(false)
  useEffect(() => {
    const page = root.current?.ownerDocument
    const note = (event: Event) => {
      isHere.current = root.current !== null && event.composedPath().includes(root.current)
    }
    page?.addEventListener('focusin', note)
    page?.addEventListener('pointerdown', note)
    return () => {
      page?.removeEventListener('focusin', note)
      page?.removeEventListener('pointerdown', note)
    }
  }, [root])
  return isHere
}
