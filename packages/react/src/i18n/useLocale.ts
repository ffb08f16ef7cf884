'use client'

import { countryFromLanguages } from '@onramp-kit/core'
import { formattingLocale } from '@onramp-kit/core/internal'
import { skipToken } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { catalogs } from '../messages/catalogs.ts'
import type { MessageOverrides, Messages } from '../messages/messages.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { useProviderQuery } from '../provider/useProviderQuery.ts'
import { matchCatalog, textDirection } from './matchLocale.ts'

export interface Language {
  /** Language of the messages. */
  readonly language: string
  /** Locale of numbers, dates and names: the buyer's, if it is written in the direction of the messages. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** Catalog of the language, once loaded. Undefined for English, which every component bundles. */
  readonly catalog: Messages | undefined
  /** The merchant's overrides of the messages. */
  readonly own: MessageOverrides | undefined
  /** Whether the catalog is loading. */
  readonly isLoading: boolean
}

const codes = ['en', ...Object.keys(catalogs)]

/**
 * Returns the language of the components: the merchant's choice, else the first supported language of the browser. While the
 * catalog of another language loads, it stays the last one: CSS would hide a payment page as well.
 */
export function useLanguage(): Language {
  const { privateQueryClient, locale: chosenLocale, messages: own } = useOnrampContext()
  // A whole catalog names its language, so that numbers and messages have the same one.
  const given = chosenLocale ?? own?.language
  const ofBrowser = useLanguages()
  const languages = useMemo(() => (given === undefined ? ofBrowser : [given]), [given, ofBrowser])
  const locale = useMemo(() => formattingLocale(languages), [languages])
  const matched = useMemo(() => matchCatalog(languages, codes), [languages])
  // A whole catalog needs no fetch.
  const chosen = own?.language ?? matched
  const load = own?.language === undefined ? catalogs[chosen] : undefined
  const { data: catalog, errorUpdateCount } = useProviderQuery(
    {
      queryKey: ['onramp-kit', 'messages', chosen],
      queryFn: load ?? skipToken,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
      throwOnError: false,
    },
    privateQueryClient,
  )
  const isMissing = load !== undefined && catalog === undefined
  // After a failed fetch the English messages stay visible while a refetch runs.
  const isLoading = isMissing && errorUpdateCount === 0
  // The language of a merchant's catalog may not be a valid language tag.
  const language = isMissing && !isLoading ? 'en' : formattingLocale([chosen])
  const current = useMemo(() => {
    const direction = textDirection(language)
    // In Hebrew, amounts have marks that turn the sentences of another language around.
    const isAlong = textDirection(locale) === direction
    return { language, locale: isAlong ? locale : language, direction, catalog, own, isLoading }
  }, [language, locale, catalog, own, isLoading])
  const [last, setLast] = useState(current)
  if (isLoading && !last.isLoading) return last
  if (last !== current) setLast(current)
  return current
}

/** Returns the browser's languages; none on the server and during hydration, so that both render the same. */
export function useLanguages(): readonly string[] {
  const joined = useSyncExternalStore(subscribe, readLanguages, () => '')
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined])
}

/** Returns the buyer's country: the provider's, else that of the browser's languages. */
export function useVisitorCountry(): string {
  const { country } = useOnrampContext()
  const languages = useLanguages()
  return useMemo(() => country ?? countryFromLanguages(languages), [country, languages])
}

function subscribe(listener: () => void) {
  window.addEventListener('languagechange', listener)
  return () => window.removeEventListener('languagechange', listener)
}

function readLanguages() {
  // Some embedded browsers have no list.
  return String(navigator.languages ?? navigator.language ?? '')
}
