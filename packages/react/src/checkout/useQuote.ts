'use client'

import { type CardQuote, type CardQuoteInput } from '@onramp-kit/core'
import { isQuoteOf } from '@onramp-kit/core/internal'
import { createContext, useMemo } from 'react'
import { useDebouncedValue, useIsExpired } from '../provider/clock.ts'
import { useOnramp, useRequiredContext } from '../provider/OnrampContext.ts'
import { hasSameTerms } from '../queries/cardQuoteQuery.ts'
import { useCardQuote } from '../queries/useCard.ts'

/** How long typing rests before a price is asked for. */
const REST = 350

/**
 * `empty`: there is nothing to price. `loading`: no price yet. `fresh`: the price of what is entered. `stale`: that of
 * what was entered before, until the new one is here. `expired`: it was the price, and nothing newer came. `absent`: no
 * price could be had.
 */
type QuoteState = 'empty' | 'loading' | 'fresh' | 'stale' | 'expired' | 'absent'

interface QuoteView {
  readonly state: QuoteState
  /** Where it is `fresh`, `stale` or `expired`. */
  readonly quote: CardQuote | undefined
  /** Until when it holds, in milliseconds since 1970, where the service says so. */
  readonly until: number | undefined
  /** Why there is none, of what is entered. */
  readonly error: Error | null
}

/** The price of what is entered. It informs: whatever its state, a purchase can be opened. */
export function useQuote(asked: CardQuoteInput | undefined): QuoteView {
  const settled = useDebouncedValue(asked, REST)
  const { data, error, isPlaceholderData, fetchStatus } = useCardQuote(settled)
  const isSettled = settled === asked
  const isComparable = asked !== undefined && settled !== undefined && hasSameTerms(settled, asked)
  const isCurrent = isSettled && !isPlaceholderData
  // Without a network nothing newer comes: the price of something else is not left there.
  const isWaiting = !isSettled || fetchStatus === 'fetching'
  const isShown = isComparable && (isCurrent || isWaiting)
  const quote = isShown && data !== undefined && isQuoteOf(data, asked) ? data : undefined
  const until = useExpiry(quote)
  const isOver = useIsExpired(until)

  function stateOf(): QuoteState {
    if (asked === undefined) return 'empty'
    if (quote !== undefined) return isCurrent ? (isOver ? 'expired' : 'fresh') : 'stale'
    // An answer that is no price for this, none at all, or a network that is away.
    return isWaiting ? 'loading' : 'absent'
  }
  return { state: stateOf(), quote, until, error: isSettled ? error : null }
}

/** When a price ends. One that is over as it comes says that two clocks differ, and nothing of the price. */
function useExpiry(quote: CardQuote | undefined): number | undefined {
  const { clock } = useOnramp().platform
  return useMemo(() => {
    const moment = Date.parse(quote?.expires_at ?? '')
    return moment > clock.now() ? moment : undefined
  }, [clock, quote])
}

export const QuoteContext = /* @__PURE__ */ createContext<QuoteView | undefined>(undefined)

/** The price of what is entered in this form. */
export function useFormQuote(): QuoteView {
  return useRequiredContext(QuoteContext, '<CheckoutForm>, which has the price.')
}
