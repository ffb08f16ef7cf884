import { chainName, formatAmount } from '@onramp-kit/core'
import { fill } from '../messages/fill.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { shortWallet } from './shortWallet.ts'

/** The order as the service holds it, and nothing it does not hold. */
export function OrderReceipt() {
  const { snapshot, details, messages } = useCheckoutContext()
  const { order, isCaptured } = snapshot
  if (order === undefined) return null
  const { source, destination } = order
  const { locale } = details
  const { wallet } = destination
  return (
    <dl className="onramp-lines onramp-receipt">
      <div>
        <dt>{isCaptured ? messages.paid : messages.toPay}</dt>
        <dd>
          {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
          {source.card_brand && source.card_last_four && (
            <small>
              {fill(messages.paidWith, { brand: source.card_brand, last: source.card_last_four })}
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>{messages.destination}</dt>
        <dd title={wallet}>
          {fill(messages.to, {
            token: destination.token,
            chain: chainName(destination.chain),
            wallet: shortWallet(wallet),
          })}
        </dd>
      </div>
      <div>
        <dt>{messages.order}</dt>
        <dd className="onramp-code">{order.id}</dd>
      </div>
    </dl>
  )
}
