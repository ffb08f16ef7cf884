import { type CardQuote, chainName, formatAmount } from '@onramp-kit/core'
import { useCardQuote } from '../hooks/useCardQuote.ts'
import { useSettled } from '../hooks/useSettled.ts'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { shortWallet } from '../order/shortWallet.ts'
import { useSurface } from '../surface/SurfaceContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** How long typing rests before a price is asked for. */
const REST = 350

/** What arrives, and what it costs. Without a quote it says so and stands in nobody's way. */
export function QuoteSummary() {
  const { details, destination } = useCheckoutContext()
  const words = useWords('checkout', enCheckout)
  const { to } = useWords('order', enOrder)
  const { locale } = useSurface()
  const input = useSettled(details.quoteInput, REST)
  const { data, isError, isPlaceholderData } = useCardQuote(input)
  const quote = isError || input === undefined ? undefined : data
  const { chain, token, wallet } = destination
  const isStale = isPlaceholderData || input !== details.quoteInput
  return (
    <section className="onramp-quote" aria-busy={isStale} data-stale={isStale || undefined}>
      <p className="onramp-quote-label">{words.youGet}</p>
      <p className="onramp-quote-amount">
        {quote ? formatAmount(quote.destination.amount, { locale }) : '–'}{' '}
        <span>{quote?.destination.token ?? token}</span>
      </p>
      <p className="onramp-quote-to" title={wallet}>
        {fill(to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })}
      </p>
      {quote ? (
        <QuoteLines quote={quote} />
      ) : (
        <p className="onramp-quote-none">{isError ? words.priceLater : ''}</p>
      )}
    </section>
  )
}

function QuoteLines({ quote }: { readonly quote: CardQuote }) {
  const words = useWords('checkout', enCheckout)
  const { locale } = useSurface()
  const { currency } = quote.source
  return (
    <dl className="onramp-lines">
      {(quote.fees ?? []).map((fee, place) => (
        <div key={`${fee.type} ${place}`}>
          <dt>{words.fees[fee.type] ?? words.otherFee}</dt>
          <dd>{formatAmount(fee.amount, { locale, currency: fee.currency, round: 'up' })}</dd>
        </div>
      ))}
      {quote.rate !== undefined && (
        <div>
          <dt>{words.rate}</dt>
          <dd>
            1 {quote.destination.token} = {formatAmount(quote.rate, { locale })} {currency}
          </dd>
        </div>
      )}
    </dl>
  )
}
