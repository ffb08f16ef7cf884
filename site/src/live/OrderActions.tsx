import type { Service } from '@onramp-kit/msw'
import { useState } from 'react'

const actions = [
  ['Capture payment', 'order_completed'],
  ['Send payout', 'order_broadcasted'],
  ['Cancel order', 'order_cancelled'],
] as const

/** Buttons that move an order, as the card provider does. */
export function OrderActions({ id, service }: { readonly id: string; readonly service: Service }) {
  const [status, setStatus] = useState<string>('payment_pending')
  return (
    <div className="beside order" role="group" aria-label="Act as the card provider">
      {actions.map(([label, target]) => (
        <button
          key={target}
          type="button"
          onClick={() => setStatus(service.callback(id, target).status)}
        >
          {label}
        </button>
      ))}
      <p role="status">
        The order is <code>{status}</code>. The component reads it within 6 seconds.
      </p>
    </div>
  )
}
