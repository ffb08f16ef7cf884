'use client'

import type { CardOrder, Customer } from '@onramp-kit/core'
import { deepFreeze } from '@onramp-kit/core/internal'
import { useCallback, useContext, useRef } from 'react'
import { OnrampContext } from '../provider/OnrampContext.ts'
import { useLatest } from '../ui/lifecycle.ts'

/**
 * Calls the latest `onStatus` once for each status of an order or customer, however often it is read: call it in a component
 * that stays mounted without a wallet or a client. An error thrown by the callback becomes an unhandled rejection and does
 * not unmount the page.
 */
export function useStatusCallback<Subject extends CardOrder | Customer>(
  onStatus: ((subject: Subject) => void) | undefined,
): (subject: Subject | undefined) => void {
  const provided = useContext(OnrampContext)
  // The wallet of another service is another customer.
  const scope = typeof provided === 'string' ? '' : provided.client.scope
  const latest = useLatest({ onStatus, scope })
  const reported = useRef(new Set<string>())
  return useCallback(
    (subject) => {
      if (subject === undefined) return
      const id = 'id' in subject ? subject.id : `${latest.current.scope} ${subject.wallet}`
      // The service may spell it in another case.
      const key = `${id} ${subject.status}`.toLowerCase()
      if (reported.current.has(key)) return
      reported.current.add(key)
      void (async () => latest.current.onStatus?.(deepFreeze(subject)))()
    },
    [latest],
  )
}
