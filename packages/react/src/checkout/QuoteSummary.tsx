import { type CardQuote, chainName, formatAmount } from '@onramp-kit/core'
import { useCardQuote } from '../hooks/useCardQuote.ts'
import { useSettled } from '../hooks/useSettled.ts'
import { fill } from '../messages/fill.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { shortWallet } from './shortWallet.ts'

/** How long typing rests before a price is asked for. */
const REST = 350

/** What arrives, and what it costs. Without a quote it says so and stands in nobody's way. */
export function QuoteSummary() {
  const { details, destination, messages } = useCheckoutContext()
  const input = useSettled(details.quoteInput, REST)
  const { data, isError, isPlaceholderData } = useCardQuote(input)
  const quote = isError || input === undefined ? undefined : data
  const { chain, token, wallet } = destination
  const isStale = isPlaceholderData || input !== details.quoteInput
  return (
    <section className="onramp-quote" aria-busy={isStale} data-stale={isStale || undefined}>
      <p className="onramp-quote-label">{messages.youGet}</p>
      <p className="onramp-quote-amount">
        {quote ? formatAmount(quote.destination.amount, { locale: details.locale }) : '–'}{' '}
        <span>{quote?.destination.token ?? token}</span>
      </p>
      <p className="onramp-quote-to" title={wallet}>
        {fill(messages.to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })}
      </p>
      {quote ? (
        <QuoteLines quote={quote} />
      ) : (
        <p className="onramp-quote-none">{isError ? messages.priceLater : ''}</p>
      )}
    </section>
  )
}

function QuoteLines({ quote }: { readonly quote: CardQuote }) {
  const { details, messages } = useCheckoutContext()
  const { locale } = details
  const { currency } = quote.source
  return (
    <dl className="onramp-lines">
      {(quote.fees ?? []).map((fee, place) => (
        <div key={`${fee.type} ${place}`}>
          <dt>{messages.fees[fee.type] ?? messages.otherFee}</dt>
          <dd>{formatAmount(fee.amount, { locale, currency: fee.currency, round: 'up' })}</dd>
        </div>
      ))}
      {quote.rate !== undefined && (
        <div>
          <dt>{messages.rate}</dt>
          <dd>
            1 {quote.destination.token} = {formatAmount(quote.rate, { locale })} {currency}
          </dd>
        </div>
      )}
    </dl>
  )
}
