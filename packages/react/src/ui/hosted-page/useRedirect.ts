'use client'

import type { Presentation } from '@onramp-kit/core'
import { redirectTo } from '@onramp-kit/core/internal'
import { useCallback, useEffect, useRef } from 'react'
import { useOnramp } from '../../provider/OnrampContext.ts'

/**
 * Returns a function for the URL of a page that the buyer has just opened. It navigates to the page if that is how the page
 * is presented and the component is still mounted.
 */
export function useRedirect(presentation: Presentation | undefined): (url: string) => void {
  const { page } = useOnramp().platform
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(
    (url) => {
      if (isMounted.current) redirectTo(url, page, presentation)
    },
    [page, presentation],
  )
}
