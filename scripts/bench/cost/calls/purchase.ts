import type { CardCheckoutInput } from '@onramp-kit/core'

export const KEY = 'svc_public_sandbox_demo'
export const KEY_HEADER = 'x-svc-publishable-key'

/** What is bought, quoted and read, by every client alike. */
export const purchase: CardCheckoutInput = {
  amount: '50',
  currency: 'USD',
  country: 'US',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: 8453,
  token: 'USDC',
}
export const { wallet } = purchase
