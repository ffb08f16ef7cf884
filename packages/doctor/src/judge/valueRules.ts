import {
  type CardOrder,
  createOnrampClient,
  type FxRates,
  type Mismatch,
  type VirtualAccount,
  type VirtualAccounts,
} from '@onramp-kit/core'
import { findMismatches } from '@onramp-kit/core/internal'
import { clientOptions, samplePurchase } from '../probe/call.ts'
import type { Evidence, Verdict } from './evidence.ts'

/** Compares the order of the purchase with what was requested, as the checkout does. */
export function orderAmount({ purchasedOrder, hostedPages, examination }: Evidence): Verdict {
  const { settings, found } = examination
  const order = purchasedOrder as Partial<CardOrder> | undefined
  const source = seenFields(order?.source)
  const isRead = source.amount !== undefined && source.currency !== undefined
  const seen = { source: isRead ? source : {}, destination: seenFields(order?.destination) }
  const client = createOnrampClient(clientOptions(settings, found))
  const purchase = samplePurchase(settings)
  const mismatches = findMismatches(client, settings.wallet, purchase, seen as CardOrder)
  if (mismatches.length > 0) {
    // The override would also hide another currency.
    if (mismatches.every(({ field }) => field === 'amount')) found.orderAmount = 'any'
    return { state: 'contradicted', why: mismatches.map(describe).join('; ') }
  }
  if (client.orderAmount === 'any')
    return { state: 'confirmed', why: 'with the override, any amount is' }
  if (isRead) return { state: 'confirmed', why: 'the order has the requested amount' }
  const isOpened = hostedPages.some(({ id }) => id === 'card.checkout')
  const why = isOpened
    ? 'the order of the purchase could not be read: see card.orders.get'
    : 'no purchase was opened: see card.checkout'
  return { state: 'not observable', why: settings.allowPurchase ? why : 'needs --allow-purchase' }
}

/** Returns the fields that have a value: a derived schema may miss some. */
function seenFields<Fields extends object>(fields: Fields | undefined): Partial<Fields> {
  const seen = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(seen) as Partial<Fields>
}

function describe({ field, expected, actual }: Mismatch): string {
  // The report contains no wallet.
  return field === 'wallet'
    ? 'another wallet than requested'
    : `${field}: requested ${expected}, returned ${actual}`
}

/** Lists the names of the account details. */
export function instructions({ accounts }: Evidence): Verdict {
  const data = listOf(accounts)
  if (typeof data === 'string') return { state: 'not observable', why: data }
  const details = data[0]?.source_deposit_instructions
  if (details === undefined) return { state: 'not observable', why: 'the account has no details' }
  return { state: 'confirmed', why: `the client reads ${Object.keys(details).length} fields` }
}

/** Compares what the accounts pay out. */
export function opening({ accounts }: Evidence): Verdict {
  const data = listOf(accounts)
  if (typeof data === 'string') return { state: 'not observable', why: data }
  if (data.some((each) => each.chain === undefined || each.destination_token === undefined))
    return { state: 'not observable', why: 'the chain and the token of an account were not found' }
  const differing = data
    .filter((each) => each.chain !== 8453 || each.destination_token !== 'USDC')
    .map((each) => `${each.currency} pays ${each.destination_token} on ${each.chain}`)
  return differing.length > 0
    ? { state: 'contradicted', why: differing.join(', ') }
    : { state: 'confirmed', why: 'every account pays USDC on Base' }
}

/** Returns the accounts, of which a derived schema may miss fields, or why there are none. */
function listOf(accounts: unknown): readonly Partial<VirtualAccount>[] | string {
  const { data } = (accounts as Partial<VirtualAccounts> | undefined) ?? {}
  if (data === undefined) return 'no list of accounts was read: see virtualAccounts.list'
  return data.length === 0 ? 'the wallet has no account' : data
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
