'use client'

import { createSignal, type Signal } from '@onramp-kit/core/internal'
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

/** The fields of a form that show their errors themselves, by the service's names. Emits their changes. */
export type ShownFields = Set<string | undefined> & Signal

export function createShownFields(): ShownFields {
  return Object.assign(new Set<string | undefined>(), createSignal())
}

/** Adds a field to those that show their errors themselves, for as long as the component is mounted. */
export function useShownField(name: string, fields: ShownFields | undefined): void {
  useIsomorphicLayoutEffect(() => {
    fields?.add(name)
    fields?.emit()
    return () => void fields?.delete(name)
  }, [name, fields])
  // Effects end after all layout effects have: by then a form that unmounts with its field listens no more.
  useEffect(() => fields?.emit, [fields])
}

/** Renders the component again when the fields change. */
export function useShownFields({ subscribe }: ShownFields): void {
  const [, draw] = useState({})
  // Not `useSyncExternalStore`, whose subscription ends too late: React keeps a component in memory that is changed as it
  // unmounts.
  useIsomorphicLayoutEffect(() => {
    draw({})
    return subscribe(() => draw({}))
  }, [subscribe])
}

/**
 * Returns a name for a group of radio buttons. Without a form element, buttons of one name are one group of the whole page,
 * where hydrated roots and other copies of React use the same ids.
 */
export function useGroupName(): string {
  const id = useId()
  const [suffix] = useState(() => (typeof document === 'undefined' ? 0 : Math.random()))
  return useHydrated() ? `${id}${suffix}` : id
}
