import { type CardOrder, formatAmount } from '@onramp-kit/core'

const statusLabels: Readonly<Record<string, string>> = {
  payment_pending: 'Waiting for payment',
  order_completed: 'Paid, sending USDC',
  order_broadcasted: 'Sent to your wallet',
  order_cancelled: 'Canceled',
}

/** The orders of this visit with their latest status. */
export function TopUps({ orders }: { readonly orders: readonly CardOrder[] }) {
  if (orders.length === 0) return null
  return (
    <section className="top-ups" aria-label="Top-ups of this visit">
      {orders.map(({ id, status, source }) => (
        <p key={id}>
          <strong>
            {formatAmount(source.amount, { locale: 'en', currency: source.currency })}
          </strong>
          <span data-status={status}>{statusLabels[status] ?? status}</span>
        </p>
      ))}
    </section>
  )
}
