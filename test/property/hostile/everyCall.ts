import { cryptoDepositUrl, type OnrampClient } from '@onramp-kit/core'
import type { RouteId } from '@onramp-kit/core/contract'
import { ORDER_ID, purchase } from '@onramp-kit/test-tools/cardSamples'
import { canaries } from './canaries.ts'

const { wallet, email, key, iban } = canaries

/** Each operation with valid input, secrets in their own fields. */
export const everyCall: Readonly<Record<RouteId, (client: OnrampClient) => Promise<unknown>>> = {
  'card.quote': ({ card }) => card.quote({ ...purchase, wallet }),
  'card.checkout': ({ card }) => card.checkout({ ...purchase, wallet }),
  'card.orders.get': ({ card }) => card.orders.get({ id: ORDER_ID, wallet }),
  'virtualAccounts.list': ({ virtualAccounts }) => virtualAccounts.list({ wallet }),
  'virtualAccounts.register': ({ virtualAccounts }) =>
    virtualAccounts.register({ wallet, country: 'DE', email }),
  'virtualAccounts.termsOfService': ({ virtualAccounts }) =>
    virtualAccounts.termsOfService({ wallet }),
  'virtualAccounts.identityVerification': ({ virtualAccounts }) =>
    virtualAccounts.identityVerification({ wallet }),
  'virtualAccounts.status': ({ virtualAccounts }) => virtualAccounts.status({ wallet }),
  'rail.config': ({ rail }) => rail.config(),
  'fx.rates': ({ fx }) => fx.rates(),
}

/** Each operation with secrets in wrong fields, with types that only JavaScript allows. */
export const everyWrongCall: readonly ((client: OnrampClient) => unknown)[] = [
  ({ card }) => card.quote({ ...purchase, amount: iban, country: wallet }),
  ({ card }) => card.checkout({ ...purchase, wallet: key, payment_method: email }),
  ({ card }) => card.checkout({ ...purchase, [wallet]: key, currency: iban, token: key } as never),
  ({ card }) => card.checkout(wallet as never),
  ({ card }) => card.orders.get({ id: key, wallet: iban }),
  ({ card }) => card.orders.get({ id: wallet, wallet: { wallet } as never }),
  ({ virtualAccounts }) => virtualAccounts.list({ wallet: email }),
  ({ virtualAccounts }) => virtualAccounts.register({ wallet: iban, country: key, email: wallet }),
  ({ virtualAccounts }) => virtualAccounts.status({ wallet: `${wallet}0` }),
  () => cryptoDepositUrl({ merchant_id: key, webview_url: `http://${wallet}.example/${key}` }),
]
