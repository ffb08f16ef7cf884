'use client'

import { type CardQuote, type CardQuoteInput } from '@onramp-kit/core'
import { isQuoteOf } from '@onramp-kit/core/internal'
import { useMemo } from 'react'
import { useDebouncedValue, useIsExpired } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { hasSameTerms } from '../queries/cardQuoteQuery.ts'
import { useCardQuote } from '../queries/useCard.ts'

/** The debounce of typing before a quote is requested, in milliseconds. */
const DEBOUNCE_MS = 350

/**
 * `empty`: no valid input. `loading`: no quote yet. `fresh`: the quote of the current input. `stale`: the quote of the
 * previous input, until the new one arrives. `expired`: the quote has expired and no newer one arrived. `absent`: the
 * service returned no quote.
 */
type QuoteState = 'empty' | 'loading' | 'fresh' | 'stale' | 'expired' | 'absent'

export interface QuoteView {
  readonly state: QuoteState
  /** Defined in the states `fresh`, `stale` and `expired`. */
  readonly quote: CardQuote | undefined
  /** When the quote expires, in milliseconds since 1970, if the service says so. */
  readonly until: number | undefined
  /** The error of the request for the current input. */
  readonly error: Error | null
}

/** Returns the quote of the input. It informs: a purchase can be opened in every state. */
export function useQuote(asked: CardQuoteInput | undefined): QuoteView {
  const settled = useDebouncedValue(asked, DEBOUNCE_MS)
  const { data, error, isPlaceholderData, fetchStatus } = useCardQuote(settled)
  const isSettled = settled === asked
  const isComparable = asked !== undefined && settled !== undefined && hasSameTerms(settled, asked)
  const isCurrent = isSettled && !isPlaceholderData
  // Offline no newer quote arrives: a stale one must not stay.
  const isWaiting = !isSettled || fetchStatus === 'fetching'
  const isShown = isComparable && (isCurrent || isWaiting)
  const quote = isShown && data !== undefined && isQuoteOf(data, asked) ? data : undefined
  const until = useExpiry(quote)
  const isOver = useIsExpired(until)

  function stateOf(): QuoteState {
    if (asked === undefined) return 'empty'
    if (quote !== undefined) return isCurrent ? (isOver ? 'expired' : 'fresh') : 'stale'
    // The response quotes something else, there is none, or the buyer is offline.
    return isWaiting ? 'loading' : 'absent'
  }
  return { state: stateOf(), quote, until, error: isSettled ? error : null }
}

/** Returns when a quote expires. One that arrives expired shows only that two clocks differ. */
function useExpiry(quote: CardQuote | undefined): number | undefined {
  const { clock } = useOnramp().platform
  return useMemo(() => {
    const moment = Date.parse(quote?.expires_at ?? '')
    return moment > clock.now() ? moment : undefined
  }, [clock, quote])
}
