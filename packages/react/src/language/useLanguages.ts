'use client'

import { useMemo, useSyncExternalStore } from 'react'

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
