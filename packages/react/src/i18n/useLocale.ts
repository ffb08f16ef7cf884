'use client'

import { formattingLocale } from '@onramp-kit/core/internal'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { catalogs } from '../messages/catalogs.ts'
import type { Messages } from '../messages/messages.ts'
import type { MessageOverrides } from '../provider/appearance.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { matchCatalog, textDirection } from './matchLocale.ts'

export interface Language {
  /** The language of the words. */
  readonly language: string
  /** For numbers, dates and names: the buyer's own. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  /** The words of that language, once they are here. Undefined for English, which every component brings itself. */
  readonly catalog: Messages | undefined
  /** Words of the merchant's, over those. */
  readonly own: MessageOverrides | undefined
  /** Whether the words are on their way. */
  readonly isLoading: boolean
}

const codes = ['en', ...Object.keys(catalogs)]

/** The language of the page: as the merchant says, else as the buyer's browser is set. */
export function useLanguage(): Language {
  const { queryClient, appearance } = useOnrampContext()
  const own = appearance.messages
  // A whole catalog says its language: numbers are not of one and words of another.
  const given = appearance.locale ?? own?.language
  const ofBrowser = useLanguages()
  const languages = useMemo(() => (given === undefined ? ofBrowser : [given]), [given, ofBrowser])
  const locale = useMemo(() => formattingLocale(languages), [languages])
  const matched = useMemo(() => matchCatalog(languages, codes), [languages])
  // Its words are here, and nothing is fetched.
  const chosen = own?.language ?? matched
  const load = own?.language === undefined ? catalogs[chosen] : undefined
  const { data, errorUpdateCount } = useQuery(
    {
      queryKey: ['onramp-kit', 'messages', chosen],
      queryFn: () => load?.() ?? null,
      enabled: load !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
      throwOnError: false,
    },
    queryClient,
  )
  const catalog = data ?? undefined
  const isMissing = load !== undefined && catalog === undefined
  // Words that once did not come are asked for again behind the English, which is not hidden for that.
  const isLoading = isMissing && errorUpdateCount === 0
  // What a merchant's own words say they are in may be no language that Intl takes.
  const language = isMissing && !isLoading ? 'en' : formattingLocale([chosen])
  return useMemo(() => {
    const direction = textDirection(language)
    return { language, locale, direction, catalog, own, isLoading }
  }, [language, locale, catalog, own, isLoading])
}

/** The buyer's languages; none on the server and in the first render of the browser, so that both agree. */
export function useLanguages(): readonly string[] {
  const joined = useSyncExternalStore(subscribe, readLanguages, () => '')
  return useMemo(() => (joined === '' ? [] : joined.split(',')), [joined])
}

function subscribe(listener: () => void) {
  window.addEventListener('languagechange', listener)
  return () => window.removeEventListener('languagechange', listener)
}

function readLanguages() {
  return navigator.languages.join(',')
}
