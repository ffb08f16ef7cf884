'use client'

import { type CardQuote, formatAmount, isApiError } from '@onramp-kit/core'
import { isTransient, sumAmounts } from '@onramp-kit/core/internal'
import type { ReactNode } from 'react'
import {
  formatEstimate,
  formatSeconds,
  interpolate,
  lookup,
  messageLocale,
} from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useCountdown } from '../provider/clock.ts'
import { Button } from '../ui/Button.tsx'
import { Description, DescriptionList } from '../ui/DescriptionList.tsx'
import { useHydrated } from '../ui/lifecycle.ts'
import { Phrase } from '../ui/Phrase.tsx'
import { Element, part } from '../ui/part.tsx'
import { useAnnouncement } from '../ui/Step.tsx'
import { useShownFields } from '../ui/shownFields.ts'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { rejectedFieldText } from './CheckoutError.tsx'

/**
 * The quote: its details and its expiry. Keeps its height in every state, unless the buyer unfolds the fees.
 *
 * @data-state="empty" There is no valid input.
 * @data-state="loading" The quote is loading.
 * @data-state="fresh" The quote is for the current input.
 * @data-state="stale" The quote is for the previous input.
 * @data-state="expired" The quote has expired, and no newer one arrived.
 * @data-state="absent" The service returned no quote.
 */
export const QuoteBox = part<'div'>('quote', function QuoteBox(props) {
  const { state } = useCheckoutFormContext().quote
  const isLoading = state === 'loading' || state === 'stale'
  return (
    <Element tag="div" aria-busy={isLoading} data-state={state} overrides={props}>
      <QuoteDetails />
      <QuoteNote />
    </Element>
  )
})

/**
 * The fees and the rate, which unfold together; with `density="comfortable"` the rate has its own line. Also the total, if it
 * differs from the typed amount.
 */
export const QuoteDetails = part<'dl'>('quote-details', function QuoteDetails(props) {
  const { density } = useCheckoutContext().props
  const { quote } = useCheckoutFormContext().quote
  if (quote === undefined) return null
  return (
    <DescriptionList overrides={props}>
      <QuotePrice quote={quote} isFolded={density !== 'comfortable'} />
      <QuoteTotal />
    </DescriptionList>
  )
})

interface QuotePriceProps {
  readonly quote: CardQuote
  /** Whether the rate unfolds with the fees. @default false */
  readonly isFolded?: boolean
}

/** The fees and the rate of a quote. */
export function QuotePrice({ quote, isFolded = false }: QuotePriceProps) {
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const { source, destination, fees = [], rate } = quote
  const rateItem = rate !== undefined && (
    <Description term={messages.rate}>
      {`${formatAmount('1', { locale, token: destination.token })} = ${formatAmount(rate, { locale, currency: source.currency, places: 8 })}`}
    </Description>
  )
  const list = <Fees fees={fees} />
  const isOneCurrency = fees.every(({ currency }) => currency === fees[0]?.currency)
  return fees.length > (isFolded ? 0 : 1) && isOneCurrency ? (
    <>
      <Description term={messages.feeTotal}>
        <QuoteFees fees={fees}>
          {list}
          {isFolded && rateItem}
        </QuoteFees>
      </Description>
      {!isFolded && rateItem}
    </>
  ) : (
    <>
      {list}
      {rateItem}
    </>
  )
}

interface FeesProps {
  readonly fees: NonNullable<CardQuote['fees']>
}

/**
 * The sum of the fees, which unfolds to a list.
 *
 * @class quote-fees details
 * @element quote-fee-total summary The sum of the fees. A click shows or hides the list.
 */
function QuoteFees({ fees, children }: FeesProps & { readonly children: ReactNode }) {
  const { feeTotal } = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const sum = sumAmounts(fees.map(({ amount }) => amount))
  const text = formatAmount(sum, { locale, currency: fees[0]?.currency, places: 8, round: 'up' })
  return (
    <details className="onramp-quote-fees">
      <summary className="onramp-quote-fee-total" aria-label={`${feeTotal} ${text}`}>
        {text}
      </summary>
      <DescriptionList>{children}</DescriptionList>
    </details>
  )
}

/** One item for each fee. */
function Fees({ fees }: FeesProps) {
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  return fees.map(({ type, amount, currency }, index) => (
    <Description key={`${type} ${index}`} term={lookup(messages.fees, type) ?? messages.otherFee}>
      {formatAmount(amount, { locale, currency, places: 8, round: 'up' })}
    </Description>
  ))
}

/**
 * Returns what the buyer pays by the quote, and its total in the unit that the buyer types, as text. `isTyped` if the typed
 * amount shows as the same text.
 */
export function useQuoteTotal() {
  const { tradeType, parsed } = useCheckoutContext().form
  const { quote } = useCheckoutFormContext().quote
  const { locale } = useRootLanguage()
  if (quote === undefined) return undefined
  const { source, destination } = quote
  const formatPaid = (amount: string) =>
    formatAmount(amount, { locale, currency: source.currency, round: 'up' })
  const formatReceived = (amount: string) =>
    formatAmount(amount, { locale, token: destination.token })
  const [format, amount] =
    tradeType === 'EXACT_INPUT' ? [formatPaid, source.amount] : [formatReceived, destination.amount]
  const text = format(amount)
  const isTyped = !parsed.ok || text === format(parsed.amount)
  return { paid: formatPaid(source.amount), text, isTyped }
}

/** The total of the quote, if it differs from the typed amount: the buyer must see what they pay. */
function QuoteTotal() {
  const { tradeType } = useCheckoutContext().form
  const { state } = useCheckoutFormContext().quote
  const { total, youGet } = useMessages('checkout', enCheckout)
  const quoted = useQuoteTotal()
  if (quoted === undefined || quoted.isTyped || state === 'stale') return null
  return (
    <Description term={tradeType === 'EXACT_INPUT' ? total : youGet}>{quoted.text}</Description>
  )
}

/** The expiry of the quote, or the reason why there is none, unless a field says it. Empty while the quote loads. */
export const QuoteNote = part<'p'>('quote-note', function QuoteNote(props) {
  const { form, destination } = useCheckoutContext()
  const { id, quote, setupError, countryError, needsQuote } = useCheckoutFormContext()
  const { state, until, error, isRefreshed, current } = quote
  useShownFields(form.fields)
  const messages = useMessages('checkout', enCheckout)
  const language = useRootLanguage()
  const seconds = useCountdown(until, 60)
  const isHydrated = useHydrated()
  const sentenceLocale = messageLocale(language)
  const clock = new Intl.DateTimeFormat(sentenceLocale, { timeStyle: 'short' })
  const validUntil =
    // A server does not know the buyer's time zone.
    until === undefined || !isHydrated
      ? ''
      : seconds === undefined
        ? // As in "until 12:01 p.m."
          interpolate(messages.priceUntil, { time: clock.format(until) }).replace('..', '.')
        : interpolate(messages.priceFor, { time: formatSeconds(seconds, sentenceLocale) })
  const texts = {
    empty: form.amount === undefined ? messages.noAmount : messages.noPrice,
    loading: '',
    fresh: validUntil,
    stale: validUntil,
    expired: messages.priceOver,
    absent:
      setupError || countryError || (isApiError(error) && form.fields.has(error.field))
        ? ''
        : (rejectedFieldText(error, messages.notAccepted) ??
          (needsQuote ? messages.noPrice : messages.priceLater)),
  }
  const total = useQuoteTotal()
  const { locale } = language
  const price =
    current &&
    (form.tradeType === 'EXACT_INPUT'
      ? `${messages.youGetAbout} ${formatEstimate(current.destination.amount, { locale, token: destination.token })}`
      : `${messages.youPayAbout} ${total?.paid}`)
  // The buyer has asked for the result. Other prices are not announced.
  useAnnouncement(isRefreshed ? (state === 'fresh' ? price : texts[state]) : undefined)
  const isMissing = state === 'expired' || state === 'absent'
  const mayRefresh = state === 'expired' || (state === 'absent' && isTransient(error))
  return (
    <Element
      tag="p"
      // Takes the focus of the button below, which disappears. Always, because the focus is lost with the attribute.
      tabIndex={-1}
      id={`${id}-note`}
      // The countdown is not announced. A missing price is: here, or by the announcer after a refresh.
      aria-live={isMissing && !isRefreshed ? 'polite' : 'off'}
      overrides={props}
    >
      {mayRefresh ? (
        <>
          <Phrase>{texts[state]}</Phrase> <QuoteRefresh />
        </>
      ) : (
        texts[state]
      )}
    </Element>
  )
})

/**
 * The button that requests a new quote, after the quote has expired or could not be loaded.
 *
 * @class quote-refresh button
 */
function QuoteRefresh() {
  const { isFetching, refetch } = useCheckoutFormContext().quote
  const { refreshPrice } = useMessages('checkout', enCheckout)
  return (
    <Button
      className="onramp-quote-refresh"
      variant="link"
      onClick={({ currentTarget }) => {
        currentTarget.parentElement?.focus()
        refetch()
      }}
      aria-disabled={isFetching}
      aria-busy={isFetching}
    >
      {refreshPrice}
    </Button>
  )
}
