import type { CardOrder } from '@onramp-kit/core'
import { wallet } from '../calls/purchase.ts'

/** A pending order. */
export function orderOf(id: string): CardOrder {
  return {
    id,
    status: 'payment_pending',
    source: { wallet, currency: 'USD', amount: '50', card_brand: null, card_last_four: null },
    destination: { wallet, chain: 8453, token: 'USDC' },
    created_at: '2026-11-20T12:00:00Z',
  }
}
