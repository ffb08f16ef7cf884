import { type CardCheckoutInput, createOnrampClient } from '@onramp-kit/core'

export type Cart = Pick<CardCheckoutInput, 'wallet' | 'amount' | 'currency' | 'chain' | 'token'>
/** What a buyer pays into as often as they like, at amounts of their own. */
export type TopUp = Omit<Cart, 'amount' | 'currency'> & { amount?: undefined; currency?: undefined }

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
/** What buyers have to pay. A real shop reads it from its database, with the wallet of the signed-in buyer. */
export const carts = new Map<string, Cart>([
  ['cart-1', { wallet, amount: '50', currency: 'USD', chain: 8453, token: 'USDC' }],
])
export const topUps = new Map<string, TopUp>([
  ['account-1', { wallet, chain: 8453, token: 'USDC' }],
])

const origin = process.env['ONRAMP_ORIGIN']
export const onramp = createOnrampClient({
  publishableKey: process.env['ONRAMP_KEY'] ?? 'svc_public_sandbox_demo',
  baseUrl: process.env['ONRAMP_URL'] ?? 'http://127.0.0.1:4010',
  // For a key with an origin allowlist: an origin of that list.
  ...(origin && { headers: { origin } }),
})
