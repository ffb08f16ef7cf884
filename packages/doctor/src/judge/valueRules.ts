import type { CardOrder, FxRates, VirtualAccounts } from '@onramp-kit/core'
import { samplePurchase } from '../probe/call.ts'
import type { Evidence, Verdict } from './judge.ts'

/** Compares the order of the purchase with what was requested. */
export function orderAmount({ purchase, examination }: Evidence): Verdict {
  const { settings, found } = examination
  if (settings.overrides.orderAmount === 'any')
    return { state: 'confirmed', why: 'with the override, any amount is' }
  const order = purchase?.order as CardOrder | undefined
  if (order === undefined) return { state: 'not observable', why: 'needs --allow-purchase' }
  const { amount, currency } = samplePurchase(settings)
  const { source } = order
  if (source.currency === currency && Number(source.amount) === Number(amount))
    return { state: 'confirmed', why: 'the order has the requested amount' }
  found.orderAmount = 'any'
  return {
    state: 'contradicted',
    why: `the order is of ${source.amount} ${source.currency} for ${amount} ${currency}`,
  }
}

/** Lists the names of the bank details. */
export function instructions({ accounts }: Evidence): Verdict {
  const [account] = (accounts as VirtualAccounts | undefined)?.data ?? []
  if (account === undefined) return { state: 'not observable', why: 'the wallet has no account' }
  const names = Object.keys(account.source_deposit_instructions ?? {})
  return { state: 'confirmed', why: `the client reads ${names.length} fields` }
}

/** Compares what the accounts pay out. */
export function opening({ accounts }: Evidence): Verdict {
  const { data = [] } = (accounts as VirtualAccounts | undefined) ?? {}
  if (data.length === 0) return { state: 'not observable', why: 'the wallet has no account' }
  const differing = data.filter(
    ({ chain, destination_token: token }) => chain !== 8453 || token !== 'USDC',
  )
  const list = differing.map(
    ({ currency, chain, destination_token: token }) => `${currency} pays ${token} on ${chain}`,
  )
  return differing.length > 0
    ? { state: 'contradicted', why: list.join(', ') }
    : { state: 'confirmed', why: 'every account pays USDC on Base' }
}

/** Guesses the meaning of the rates. The client assumes none, so nothing contradicts it. */
export function rates({ rates: seen }: Evidence): Verdict {
  const values = Object.entries((seen as FxRates | undefined) ?? {})
  const [base] = values.find(([, rate]) => Number(rate) === 1) ?? []
  const others = values.filter(([name]) => name !== base).map(([, rate]) => Number(rate))
  if (base !== 'USD' || others.length === 0)
    return { state: 'not observable', why: 'the numbers do not say: ask the service' }
  // A dollar has long bought less than a euro and less than a pound.
  const direction = others.every((rate) => rate < 1) ? 'units_per_base' : 'base_per_unit'
  return {
    state: 'not observable',
    why: `the numbers look like base USD and direction ${direction}: ask the service`,
  }
}
