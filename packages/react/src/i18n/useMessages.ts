'use client'

import { createContext, useMemo } from 'react'
import type { MessageArea, MessageOverrides, Messages } from '../messages/messages.ts'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { Language } from './useLocale.ts'

export const LanguageContext = createContext<Language | undefined>(undefined)

/** Returns the language of the nearest root. */
export function useRootLanguage(): Language {
  return useRequiredContext(
    LanguageContext,
    'the root of its component, such as <CheckoutParts.Root>',
  )
}

/**
 * Returns the messages of one area in the language of the root, else `english`, with the merchant's overrides. Callers
 * pass the English messages of their area, so that a bundle contains only the areas it uses.
 */
export function useMessages<
  Area extends MessageArea,
  English extends MessageOverrides[Area] | undefined = Messages[Area],
>(area: Area, english: English): Messages[Area] | English {
  const { catalog, own } = useRootLanguage()
  const words = catalog?.[area] ?? english
  const ours = own?.[area]
  return useMemo(() => (ours === undefined ? words : over(words, ours)), [words, ours])
}

/** Returns `base` with the overrides of `own`, recursively. Ignores overrides of a wrong type. */
function over<T>(base: T, own: unknown): T {
  // The service may have more names than the messages.
  if (typeof base !== 'object') return typeof own === 'string' ? (own as T) : base
  if (typeof own !== 'object' || own === null) return base
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    over((base as Record<string, unknown>)[key], value),
  ])
  return { ...base, ...Object.fromEntries(entries) }
}
