'use client'

import {
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** `useLayoutEffect` in a browser, `useEffect` on a server: React 18 warns of layout effects there. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Returns a ref to the latest value, for callbacks that are subscribed once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useIsomorphicLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

const never = () => () => {}

/** Returns whether the component runs in a browser: false on a server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Passes the first matching input in `own` that the buyer changed before hydration to `adopt`. React fires no event for it, and
 * resets it when it next renders.
 */
export function useEarlyInput(
  selector: string,
  own: RefObject<HTMLElement | null> | undefined,
  adopt: (input: HTMLInputElement) => void,
): void {
  // While rendering: React 18 resets radio buttons as it hydrates them. Another hydrated root may use the same ids.
  const early = useRef(useHydrated() ? [] : findEarly(selector))
  useIsomorphicLayoutEffect(() => {
    const input = early.current.find((each) => own?.current?.contains(each))
    early.current = []
    if (input !== undefined) adopt(input)
  })
}

function findEarly(selector: string): readonly HTMLInputElement[] {
  if (typeof document === 'undefined') return []
  return [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
    ({ value, defaultValue, checked, defaultChecked }) =>
      value !== defaultValue || (checked && !defaultChecked),
  )
}

/**
 * Returns an id, or the name of a group of radio buttons, that no other component of the page has. The ids of `useId` repeat in
 * other hydrated roots and other copies of React. Changes once after hydration.
 */
export function useUniqueId(): string {
  const id = useId()
  const [suffix] = useState(() => (typeof document === 'undefined' ? 0 : Math.random()))
  return useHydrated() ? `${id}${suffix}` : id
}

/** Returns whether an element is rendered now, and not in a closed dialog or a hidden panel; true for none. */
export function isRendered(element: HTMLElement | null): boolean {
  return element?.checkVisibility?.() ?? true
}
