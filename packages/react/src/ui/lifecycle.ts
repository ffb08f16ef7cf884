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
 * Passes on what the buyer typed into an input before it hydrated. React fires no event for it, and would reset the input
 * when it next renders.
 */
export function useEarlyInput(
  ref: RefObject<HTMLInputElement | null>,
  adopt: (input: HTMLInputElement) => void,
): void {
  const isHydrated = useHydrated()
  const wasRead = useRef(isHydrated)
  useIsomorphicLayoutEffect(() => {
    const { current: input } = ref
    // StrictMode runs the effect twice.
    if (!wasRead.current && input !== null && input.value !== input.defaultValue) adopt(input)
    wasRead.current = true
  })
}

/** Passes on which radio button of a group the buyer chose before the group hydrated. */
export function useEarlyChoice(group: string, choose: (value: string) => void): void {
  // While rendering: React 18 resets the radio buttons as it hydrates them.
  const early = useRef(useHydrated() ? undefined : earlyChoice(group))
  useIsomorphicLayoutEffect(() => {
    const { current: value } = early
    early.current = undefined
    if (value !== undefined) choose(value)
  })
}

function earlyChoice(group: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const radios = [...document.getElementsByName(group)] as HTMLInputElement[]
  return radios.find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value
}

/**
 * Returns a name for a group of radio buttons. Without a form element, buttons of one name are one group of the whole page,
 * where hydrated roots and other copies of React use the same ids.
 */
export function useGroupName(): string {
  const id = useId()
  const [suffix] = useState(() => (typeof document === 'undefined' ? '' : Math.random()))
  return useHydrated() ? `${id}${suffix}` : id
}
