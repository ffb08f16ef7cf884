'use client'

import { formatAmount } from '@onramp-kit/core'
import { compareAmounts } from '@onramp-kit/core/internal'
import { interpolate } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import type { PurchaseInput } from './usePurchaseInput.ts'
import type { QuoteView } from './useQuote.ts'

/**
 * Checks the amount to pay against the merchant's limits. While the buyer types the amount to receive, the quote says
 * what they pay.
 *
 * @param isTried Whether the buyer submitted the form. Before that, an amount below the minimum may be incomplete.
 */
export function useLimitProblem(
  { tradeType, amount, currency, limits: { min, max } }: PurchaseInput,
  { current }: QuoteView,
  isTried: boolean,
) {
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const isTyped = tradeType === 'EXACT_INPUT'
  const paid = isTyped ? amount : current?.source.amount
  const isAbove = isMore(paid, max)
  const isBelow = isMore(min, paid)
  const textOf = (message: string, limit = '') =>
    interpolate(message, { amount: formatAmount(limit, { locale, currency }) })
  return {
    /** Whether the amount to pay is outside of the merchant's limits. */
    isOutside: isAbove || isBelow,
    /** Whether the amount to pay is not known: there is no quote for the typed amount to receive. */
    isUnknown: amount !== undefined && paid === undefined && (min ?? max) !== undefined,
    /** The message; `''` if there is none yet. */
    text: isAbove
      ? textOf(isTyped ? messages.maximum : messages.payLess, max)
      : isBelow && isTried
        ? textOf(isTyped ? messages.minimum : messages.payMore, min)
        : '',
  }
}

function isMore(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && compareAmounts(one, other) > 0
}
