'use client'

import { useEffect, useState } from 'react'
import { useOnramp } from '../../provider/OnrampContext.ts'

/** A page that is still visible this long after the click, in milliseconds, has probably opened no tab. */
const HIDDEN_WITHIN_MS = 1500

/**
 * State of the tab to which the buyer took the page. A page cannot know whether a click opened a tab. `missing` is a hint
 * that it did not: a popup window beside the page leaves it visible as well.
 */
export type NewTab = 'opening' | 'open' | 'missing' | undefined

/** Holds the state of the tab: `opening` becomes `open` once the page is hidden, else `missing`. */
export function useNewTab() {
  const { clock, page } = useOnramp().platform
  const [tab, setTab] = useState<NewTab>()
  useEffect(() => {
    if (tab !== 'opening') return undefined
    const leave = page.subscribe(() => setTab('open'))
    const cancel = clock.setTimeout(() => setTab('missing'), HIDDEN_WITHIN_MS)
    return () => {
      leave()
      cancel()
    }
  }, [tab, clock, page])
  return { tab, setTab }
}
