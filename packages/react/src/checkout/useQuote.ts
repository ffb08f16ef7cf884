'use client'

import type { CardQuote, CardQuoteInput, OnrampError } from '@onramp-kit/core'
import { hasSameTerms, isPermanent, isQuoteOf } from '@onramp-kit/core/internal'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useCountdown, useDebouncedValue, useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useCardQuote } from '../queries/useCard.ts'

/** Debounce of the input before a quote request, in milliseconds. */
const DEBOUNCE_MS = 350

/** Milliseconds after which a quote with an expiry has expired unless it was refetched: the device's clock may be behind. */
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
  /** Expiry of the quote, in milliseconds since 1970, if the service returned one. */
  readonly until: number | undefined
  /** The error of the request for the current input. */
  readonly error: Error | null
  /** The error of the last request that ended, if every other request must fail as well. */
  readonly setupError: OnrampError | undefined
  /** Whether a quote is being requested. */
  readonly isFetching: boolean
  /** Requests a new quote for the current input, unless one is being requested. */
  readonly refetch: () => void
}

/** Returns the quote for the input. The buyer can open a purchase in every state, unless the service does not serve the country. */
export function useQuote(input: CardQuoteInput | undefined): QuoteView {
  const debounced = useDebouncedValue(input, DEBOUNCE_MS)
  const query = useCardQuote(debounced)
  const { data, error, isPlaceholderData, fetchStatus, refetch } = query
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
  const { until, isExpired } = useExpiry(query)

  function stateOf(): QuoteState {
    if (input === undefined) return 'empty'
    if (quote !== undefined) return isCurrent ? (isExpired ? 'expired' : 'fresh') : 'stale'
    // The response quotes another input, the request failed, or the buyer is offline.
    return isWaiting ? 'loading' : 'absent'
  }
  return {
    state: stateOf(),
    quote,
    until,
    error: isDebounced ? error : null,
    setupError: lastError && isPermanent(lastError) ? lastError : undefined,
    isFetching,
    refetch: () => void refetch({ cancelRefetch: false }),
  }
}

interface Arrival {
  /** When the quote arrived, in milliseconds since 1970; 0 for one that the page has restored or prefetched. */
  readonly now: number
  /** When it was last fetched, by the monotonic clock. */
  readonly monotonic: number
  /** The `dataUpdatedAt` of that fetch. */
  readonly updatedAt: number
}

/** When each quote arrived: the cache returns a quote again after it has expired, or after a fetch of an equal one. */
const arrivals = new WeakMap<CardQuote, Arrival>()

/** Returns the expiry of a quote, and whether it has expired. Ignores one already past on arrival: the buyer's clock may be off. */
function useExpiry(query: UseQueryResult<CardQuote>) {
  const { data: quote, dataUpdatedAt: updatedAt, isFetchedAfterMount } = query
  const { clock } = useOnramp().platform
  const known = quote && arrivals.get(quote)
  // A placeholder was not updated by this query.
  const arrival =
    known && (updatedAt === 0 || updatedAt === known.updatedAt)
      ? known
      : {
          now: known?.now ?? (isFetchedAfterMount ? clock.now() : 0),
          monotonic: clock.monotonic(),
          updatedAt,
        }
  if (quote) arrivals.set(quote, arrival)
  const expiresAt = quote?.expires_at === undefined ? undefined : Date.parse(quote.expires_at)
  const until = expiresAt !== undefined && expiresAt > arrival.now ? expiresAt : undefined
  const oldAt = expiresAt === undefined ? undefined : arrival.monotonic + MAX_AGE
  const isOld = useCountdown(oldAt, 0, 'monotonic') === 0
  return { until, isExpired: useIsExpired(until) || isOld }
}
