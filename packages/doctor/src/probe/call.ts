import { randomUUID } from 'node:crypto'
import {
  type CardCheckoutInput,
  createOnrampClient,
  currencyForCountry,
  type OnrampClient,
  type OnrampClientOptions,
  paymentMethodsFor,
  type ServiceError,
} from '@onramp-kit/core'
import type { RouteId } from '@onramp-kit/core/contract'
import { systemClock } from '@onramp-kit/core/internal'
import { readMapping } from '../derive/readMapping.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type Exchange, recordFetch } from './recordFetch.ts'
import type { DerivedOverrides, Settings } from './settings.ts'

/** A call of the client, and what it came to. */
export interface Probe {
  readonly id: RouteId
  /** The order that was read, if not a random one. */
  readonly order: string | undefined
  readonly outcome: Outcome
  readonly exchange: Exchange | undefined
  /** Whether the service has no route at the path, as it seems from its 404. */
  readonly isWithoutRoute: boolean
}

/** Changes to the sample input, and to the overrides, of one call. */
export interface CallVariation {
  readonly input?: Partial<CardCheckoutInput> | undefined
  readonly order?: string | undefined
  readonly options?: Partial<OnrampClientOptions> | undefined
}

/** Calls a route once, as the merchant's app will: with the client, and all overrides so far. */
export async function call(
  id: RouteId,
  settings: Settings,
  found: DerivedOverrides,
  variation: CallVariation = {},
): Promise<Omit<Probe, 'isWithoutRoute'>> {
  const { fetch, exchange } = recordFetch()
  const { timeout } = settings
  const onramp = createOnrampClient({
    ...clientOptions(settings, found),
    ...variation.options,
    fetch: withOrigin(settings, fetch),
    platform: {
      clock: {
        ...systemClock,
        // Any other timer waits before a repeat, which the record answers.
        setTimeout: (run, ms) => systemClock.setTimeout(run, ms === timeout ? ms : 0),
      },
    },
  })
  const { order } = variation
  try {
    const value = await calls[id](onramp, settings, variation)
    const status = exchange()?.response?.status ?? 200
    return { id, order, outcome: { kind: 'ok', status, value }, exchange: exchange() }
  } catch (error) {
    return { id, order, outcome: outcomeOf(error, exchange()), exchange: exchange() }
  }
}

/** The client's options: the merchant's, and what was found. */
export function clientOptions(settings: Settings, found: DerivedOverrides): OnrampClientOptions {
  const { overrides, baseUrl, publishableKey, timeout } = settings
  const { errors: envelope, railSegment = overrides.railSegment } = found
  return {
    ...overrides,
    baseUrl,
    publishableKey,
    timeout,
    fetch: withOrigin(settings, overrides.fetch),
    paths: { ...overrides.paths, ...found.paths },
    fieldNames: { ...overrides.fieldNames, ...found.fieldNames },
    railSegment,
    // The client checks what a reader returns.
    errors: envelope ? (body) => readMapping(envelope, body) as ServiceError : overrides.errors,
  }
}

/** Adds the origin of the merchant's page to each request, as a browser does, after the client has checked its headers. */
function withOrigin(
  { origin }: Settings,
  fetch: typeof globalThis.fetch | undefined,
): typeof globalThis.fetch | undefined {
  if (origin === undefined) return fetch
  return (input, init) => {
    // In the client's own request: a copy that is garbage-collected would not pass on the abort after the time limit.
    const { headers } = input as Request
    headers.set('origin', origin)
    return (fetch ?? globalThis.fetch)(input, init)
  }
}

/** The purchase to price and, if allowed, to open. */
export function samplePurchase({
  wallet,
  amount,
  country,
  paymentMethods,
}: Settings): CardCheckoutInput {
  const offered = paymentMethodsFor(country, paymentMethods).map(({ slug }) => slug)
  return {
    amount,
    country,
    currency: currencyForCountry(country),
    payment_method: offered.includes('card') ? 'card' : (offered[0] ?? 'card'),
    trade_type: 'EXACT_INPUT',
    wallet,
    chain: 8453,
    token: 'USDC',
  }
}

type Call = (onramp: OnrampClient, settings: Settings, variation: CallVariation) => Promise<unknown>

const calls: Readonly<Record<RouteId, Call>> = {
  'card.quote': (onramp, settings, { input }) =>
    onramp.card.quote({ ...samplePurchase(settings), ...input }),
  'card.checkout': (onramp, settings) => onramp.card.checkout(samplePurchase(settings)),
  'card.orders.get': (onramp, { wallet }, { order = randomUUID() }) =>
    onramp.card.orders.get({ id: order, wallet }),
  'virtualAccounts.list': (onramp, { wallet }) => onramp.virtualAccounts.list({ wallet }),
  'virtualAccounts.register': (onramp, { wallet, country, email = '' }) =>
    onramp.virtualAccounts.register({ wallet, country, email }),
  'virtualAccounts.termsOfService': (onramp, { wallet }) =>
    onramp.virtualAccounts.termsOfService({ wallet }),
  'virtualAccounts.identityVerification': (onramp, { wallet }) =>
    onramp.virtualAccounts.identityVerification({ wallet }),
  'virtualAccounts.status': (onramp, { wallet }) => onramp.virtualAccounts.status({ wallet }),
  'rail.config': (onramp) => onramp.rail.config(),
  'fx.rates': (onramp) => onramp.fx.rates(),
}
