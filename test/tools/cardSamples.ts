import type { CardCheckoutInput, CardOrder } from '@onramp-kit/core'

export const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7'
export const ORDER_ID = '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'

export const purchase: CardCheckoutInput = {
  amount: '50',
  currency: 'USD',
  country: 'US',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet: WALLET,
  chain: 8453,
  token: 'USDC',
}

export function order(status: string, part: Partial<CardOrder> = {}): CardOrder {
  return {
    id: ORDER_ID,
    status,
    source: {
      wallet: WALLET,
      currency: 'USD',
      amount: '50',
      card_brand: null,
      card_last_four: null,
    },
    destination: { wallet: WALLET, chain: 8453, token: 'USDC' },
    created_at: '2026-11-20T12:00:00Z',
    ...part,
  }
}
