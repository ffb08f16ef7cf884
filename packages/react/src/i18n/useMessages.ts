'use client'

import { createContext, useMemo } from 'react'
import type { MessageArea, Messages } from '../messages/messages.ts'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import { stringOf } from '../provider/parseProps.ts'
import type { Language } from './useLocale.ts'

export const RootContext = /* @__PURE__ */ createContext<Language | undefined>(undefined)

/** The language that everything on this surface speaks. */
export function useRoot(): Language {
  return useRequiredContext(RootContext, 'the root of its component, such as <CheckoutParts.Root>')
}

/**
 * The words of one area: in the language of the surface, or in the English that is given, with the merchant's own over
 * them. English is given by whoever needs it, so that nobody bundles words of other components.
 */
export function useMessages<RouteGroup extends MessageArea>(
  area: RouteGroup,
  english: Messages[RouteGroup],
): Messages[RouteGroup] {
  const { catalog, own } = useRoot()
  const words = catalog?.[area] ?? english
  const ours = own?.[area]
  return useMemo(() => (ours === undefined ? words : over(words, ours)), [words, ours])
}

/** `base` with what is said in `own` in its place. */
function over<T>(base: T, own: unknown): T {
  if (typeof base !== 'object') return stringOf(own) ?? base
  if (typeof own !== 'object' || own === null) return base
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    over((base as Record<string, unknown>)[key], value),
  ])
  return { ...base, ...Object.fromEntries(entries) }
}
