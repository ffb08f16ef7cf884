'use client'

import type { CardQuote, CardQuoteInput, OnrampError } from '@onramp-kit/core'
import { hasSameTerms, isPermanent, isQuoteOf } from '@onramp-kit/core/internal'
import { useState } from 'react'
import { useDebouncedValue, useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useCardQuote } from '../queries/useCard.ts'

/** Debounce of the input before a quote request, in milliseconds. */
const DEBOUNCE_MS = 350

/** Greatest age of a quote with an expiry, in milliseconds: a device's clock that is behind would keep it longer. */
const MAX_AGE = 120_000

/**
 * `empty`: no valid input. `loading`: no quote yet. `fresh`: the quote for the current input. `stale`: the quote for
 * the previous input, until the new one arrives. `expired`: the quote has expired, and no newer one arrived.
 * `absent`: the service returned no quote.
 */
type QuoteState = 'empty' | 'loading' | 'fresh' | 'stale' | 'expired' | 'absent'

export interface QuoteView {
  readonly state: QuoteState
  /** Defined in the states `fresh`, `stale` and `expired`. */
  readonly quote: CardQuote | undefined
  /** The quote, if it is for the current input: in the states `fresh` and `expired`. */
  readonly current: CardQuote | undefined
  /** Expiry of the quote, in milliseconds since 1970, if the service returned one. */
  readonly until: number | undefined
  /** The error of the request for the current input. */
  readonly error: Error | null
  /** The error of the last request that ended, if every other request must fail as well. */
  readonly setupError: OnrampError | undefined
  /** Whether the buyer has refreshed the quote, with this result. */
  readonly isRefreshed: boolean
  /** Whether a quote is being requested. */
  readonly isFetching: boolean
  /** Requests a new quote for the current input, unless one is being requested. */
  readonly refetch: () => void
}

/** Returns the quote for the input. A purchase needs no quote, except to check `limits` against a typed token amount. */
export function useQuote(input: CardQuoteInput | undefined, isVisible: boolean): QuoteView {
  const debounced = useDebouncedValue(input, DEBOUNCE_MS)
  const { data, error, isPlaceholderData, isFetchedAfterMount, fetchStatus, refetch } =
    useCardQuote(debounced, { enabled: isVisible })
  const [refreshed, setRefreshed] = useState<{ input: typeof input; data: typeof data }>()
  const isDebounced = debounced === input
  const isComparable =
    input !== undefined && debounced !== undefined && hasSameTerms(debounced, input)
  const isCurrent = isDebounced && !isPlaceholderData
  const isFetching = fetchStatus === 'fetching'
  const [last, setLast] = useState(error)
  // Kept while the buyer changes the input and another quote loads.
  const lastError = error ?? (isCurrent && data !== undefined ? null : last)
  if (lastError !== last) setLast(lastError)
  // No newer quote arrives offline, so a stale one must not stay.
  const isWaiting = !isDebounced || isFetching
  const isShown = isComparable && (isCurrent || isWaiting)
  const quote = isShown && data !== undefined && isQuoteOf(data, input) ? data : undefined
  const { until, isExpired } = useExpiry(data, isFetchedAfterMount)

  function stateOf(): QuoteState {
    if (input === undefined) return 'empty'
    if (quote !== undefined) return isCurrent ? (isExpired ? 'expired' : 'fresh') : 'stale'
    // The response quotes another input, the request failed, or the buyer is offline.
    return isWaiting ? 'loading' : 'absent'
  }
  return {
    state: stateOf(),
    quote,
    current: isCurrent ? quote : undefined,
    until,
    error: isDebounced ? error : null,
    setupError: lastError && isPermanent(lastError) ? lastError : undefined,
    isRefreshed: refreshed !== undefined && refreshed.input === input && refreshed.data === data,
    isFetching,
    refetch: () => {
      setRefreshed(undefined)
      void refetch({ cancelRefetch: false }).then((result) =>
        setRefreshed({ input, data: result.data }),
      )
    },
  }
}

/** When each quote arrived, by both clocks: the cache returns a quote again after it has expired. */
const arrivals = new WeakMap<CardQuote, Record<'now' | 'monotonic', number>>()

/**
 * Returns the expiry of a quote, and whether it has expired. Ignores one already past on arrival: the buyer's clock may be
 * off. A quote that the page has restored or prefetched may be old.
 */
function useExpiry(quote: CardQuote | undefined, isNew: boolean) {
  const { clock } = useOnramp().platform
  const arrival = (quote && arrivals.get(quote)) ?? {
    now: isNew ? clock.now() : 0,
    monotonic: clock.monotonic(),
  }
  if (quote) arrivals.set(quote, arrival)
  const expiresAt = quote?.expires_at && Date.parse(quote.expires_at)
  const until = expiresAt && expiresAt > arrival.now ? expiresAt : undefined
  const isOld = useIsExpired(expiresAt ? arrival.monotonic + MAX_AGE : undefined, 'monotonic')
  return { until, isExpired: useIsExpired(until) || isOld }
}
