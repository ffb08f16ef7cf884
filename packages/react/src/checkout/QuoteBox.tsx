'use client'

import { type CardQuote, formatAmount } from '@onramp-kit/core'
import { isTransient, sumAmounts } from '@onramp-kit/core/internal'
import { formatSeconds, interpolate, lookup, messageLocale } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { useCountdown } from '../provider/clock.ts'
import { Button } from '../ui/Button.tsx'
import { Description, DescriptionList } from '../ui/DescriptionList.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { Element, part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { rejectedFieldText, useFieldError } from './CheckoutError.tsx'

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
export const QuoteBox = /* @__PURE__ */ part<'div'>('quote', function QuoteBox(props) {
  const { state } = useCheckoutFormContext().quote
  const isLoading = state === 'loading' || state === 'stale'
  return (
    <Element tag="div" aria-busy={isLoading} data-state={state} overrides={props}>
      <QuoteDetails />
      <QuoteNote />
    </Element>
  )
})

/** The details of the quote: fees, rate, and the total if it differs from the typed amount. */
export const QuoteDetails = /* @__PURE__ */ part<'dl'>(
  'quote-details',
  function QuoteDetails(props) {
    const { quote } = useCheckoutFormContext().quote
    if (quote === undefined) return null
    return (
      <DescriptionList overrides={props}>
        <QuotePrice quote={quote} />
        <QuoteTotal />
      </DescriptionList>
    )
  },
)

/** The fees and the rate of a quote. */
export function QuotePrice({ quote }: { readonly quote: CardQuote }) {
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const { source, destination, fees = [], rate } = quote
  return (
    <>
      {canBeSummed(fees) ? (
        <Description term={messages.feeTotal}>
          <QuoteFees fees={fees} />
        </Description>
      ) : (
        <Fees fees={fees} />
      )}
      {rate !== undefined && (
        <Description term={messages.rate}>
          {`${formatAmount('1', { locale, token: destination.token })} = ${formatAmount(rate, { locale, currency: source.currency, places: 8 })}`}
        </Description>
      )}
    </>
  )
}

type FeeList = NonNullable<CardQuote['fees']>

/** Returns true for several fees of one currency. */
function canBeSummed(fees: FeeList): boolean {
  return fees.length > 1 && fees.every(({ currency }) => currency === fees[0]?.currency)
}

interface FeesProps {
  readonly fees: FeeList
}

/**
 * The sum of the fees, which unfolds to a list of them.
 *
 * @class quote-fees details
 * @element quote-fee-total summary The sum of the fees. A click shows or hides the list of them.
 */
function QuoteFees({ fees }: FeesProps) {
  const { feeTotal } = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  const sum = sumAmounts(fees.map(({ amount }) => amount))
  const text = formatAmount(sum, { locale, currency: fees[0]?.currency, places: 4, round: 'up' })
  return (
    <details className="onramp-quote-fees">
      <summary className="onramp-quote-fee-total" aria-label={`${feeTotal} ${text}`}>
        {text}
      </summary>
      <DescriptionList>
        <Fees fees={fees} />
      </DescriptionList>
    </details>
  )
}

/** One item for each fee. */
function Fees({ fees }: FeesProps) {
  const messages = useMessages('checkout', enCheckout)
  const { locale } = useRootLanguage()
  return fees.map(({ type, amount, currency }, index) => (
    <Description key={`${type} ${index}`} term={lookup(messages.fees, type) ?? messages.otherFee}>
      {formatAmount(amount, { locale, currency, places: 4, round: 'up' })}
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
  const paid = formatPaid(source.amount)
  const isSpend = tradeType === 'EXACT_INPUT'
  const text = isSpend ? paid : formatReceived(destination.amount)
  const format = isSpend ? formatPaid : formatReceived
  return { paid, text, isTyped: !parsed.ok || text === format(parsed.amount) }
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

/** The expiry of the quote, the reason why there is none, or why the country below was rejected. Empty while it loads. */
export const QuoteNote = /* @__PURE__ */ part<'p'>('quote-note', function QuoteNote(props) {
  const { form } = useCheckoutContext()
  const { id, quote, setupError } = useCheckoutFormContext()
  const { state, until, error } = quote
  // Next to its field, which is below, and without a shift of the layout.
  const rejection = useFieldError('country')
  const messages = useMessages('checkout', enCheckout)
  const language = useRootLanguage()
  const seconds = useCountdown(until, 60)
  const clock = new Intl.DateTimeFormat(language.locale, { timeStyle: 'short' })
  const validUntil =
    until === undefined
      ? ''
      : seconds === undefined
        ? interpolate(messages.priceUntil, { time: clock.format(until) })
        : interpolate(messages.priceFor, { time: formatSeconds(seconds, messageLocale(language)) })
  const texts = {
    empty: form.amount === undefined ? messages.noAmount : messages.noPrice,
    loading: '',
    fresh: validUntil,
    stale: validUntil,
    expired: messages.priceOver,
    absent: setupError
      ? ''
      : (rejectedFieldText(error, messages.notAccepted) ?? messages.priceLater),
  }
  const mayRefresh =
    rejection === undefined && (state === 'expired' || (state === 'absent' && isTransient(error)))
  return (
    <Element
      tag="p"
      id={`${id}-note`}
      // Takes the focus of the button below, which disappears. Always, because the focus is lost with the attribute.
      tabIndex={-1}
      overrides={props}
    >
      {mayRefresh ? (
        <>
          <Phrase>{texts[state]}</Phrase> <QuoteRefresh />
        </>
      ) : (
        (rejection ?? texts[state])
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
