// A merchant's shared code under tsc, without the types of the DOM or of a runtime. Each @ts-expect-error fails if a
// declaration resolves to `any`.
import {
  type CardOrder,
  createOnrampClient,
  formatAmount,
  isApiError,
  type PaymentMethodRow,
} from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://sandbox.example',
})

export async function statusOf(id: string, wallet: string): Promise<CardOrder['status']> {
  const order = await onramp.card.orders.settled({ id, wallet })
  // @ts-expect-error: the amount is text
  order.source.amount.toFixed(2)
  return order.status
}

export const isUnknown = (error: unknown): boolean => isApiError(error, 'order_not_found')

// @ts-expect-error: an amount is text
formatAmount(5, { locale: 'en', currency: 'USD' })

const paymentMethods: readonly PaymentMethodRow[] = [{ slug: 'sepa', onlyIn: ['DE'] }]
export const service = createService({ paymentMethods })
// @ts-expect-error: a seed is a number
createService({ seed: 'seven' })
