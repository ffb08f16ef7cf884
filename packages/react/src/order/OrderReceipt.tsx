import { type CardOrder, chainName, formatAmount } from '@onramp-kit/core'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'
import { useSurface } from '../surface/SurfaceContext.ts'
import { shortWallet } from './shortWallet.ts'

/** The order as the service holds it, and nothing it does not hold. */
export function OrderReceipt({
  order,
  isCaptured,
}: {
  readonly order: CardOrder
  /** Whether the payment was captured: before that nothing is said to be paid. */
  readonly isCaptured: boolean
}) {
  const words = useWords('order', enOrder)
  const { locale } = useSurface()
  const { source, destination } = order
  const { wallet } = destination
  return (
    <dl className="onramp-lines onramp-receipt">
      <div>
        <dt>{isCaptured ? words.paid : words.toPay}</dt>
        <dd>
          {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
          {source.card_brand && source.card_last_four && (
            <small>
              {fill(words.paidWith, { brand: source.card_brand, last: source.card_last_four })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.destination}</dt>
        <dd title={wallet}>
          {fill(words.to, {
            token: destination.token,
            chain: chainName(destination.chain),
            wallet: shortWallet(wallet),
          })}
        </dd>
      </div>
      <div>
        <dt>{words.order}</dt>
        <dd className="onramp-code">{order.id}</dd>
      </div>
    </dl>
  )
}
