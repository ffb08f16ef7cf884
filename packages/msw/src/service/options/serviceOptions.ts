import type {
  Chain,
  Currency,
  FieldNames,
  PathOverrides,
  PaymentMethodRow,
  Token,
} from '@onramp-kit/core/contract'
import type { Latency } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { SupersededOptions } from '../superseded/supersededSettings.ts'

/** One publishable key the service knows. */
export interface ServiceKey {
  /** `svc_public_(live|sandbox)_<suffix>`. */
  readonly key: string
  /**
   * Origins that may use the key, each exactly as a browser sends it, such as
   * `https://shop.example`. A live key needs at least one, and https alone; an empty list leaves a
   * sandbox key unrestricted. (Interface: Authentication 3.)
   */
  readonly origins: readonly string[]
}

/** How many requests one key may send from one origin. */
export interface RateLimit {
  /** Requests per window. */
  readonly requests: number
  /** The window's length in milliseconds of the virtual clock; it opens with the first request. */
  readonly windowMs: number
}

/** How a purchase is told from a repeated request for it. */
export interface Idempotency {
  /** The request header that carries the key: 1 to 255 visible ASCII characters, remembered for 24 hours. */
  readonly header: string
}

/** Which accounts a customer gets. */
export interface AccountsOpening {
  /** One account for each of them. */
  readonly currencies: readonly Currency[]
  /** Where the accounts pay out. */
  readonly chain: Chain
  /** What they pay out. */
  readonly token: Token
  /** From the customer's approval to the accounts, in milliseconds of the virtual clock. */
  readonly afterMs: number
}

/** What may be decided about the simulated service. */
export interface ServiceOptions {
  /**
   * Start of the sequence all identifiers come from: the same seed and the same requests give the
   * same ids.
   * @default 1
   */
  readonly seed?: number
  /**
   * The source the virtual clock is laid over, in milliseconds since the epoch.
   * @default Date.now
   */
  readonly now?: () => number
  /**
   * The publishable keys that are known.
   * @default `svc_public_sandbox_demo` for every origin, `svc_public_live_demo` for
   * `https://shop.example`
   */
  readonly keys?: readonly ServiceKey[]
  /**
   * The rate limit of each key and origin, or `false` for none. (Assumption `limits.rate`.)
   * @default { requests: 120, windowMs: 60000 }
   */
  readonly rateLimit?: RateLimit | false
  /**
   * The idempotency key of POST /v1/card/checkout. It is honoured when a request has the header. (Assumption
   * `card.idempotency`.)
   * @default { header: 'Idempotency-Key' }
   */
  readonly idempotency?: Idempotency
  /**
   * Countries a purchase may come from, ISO 3166-1 alpha-2. (Assumption `card.markets`.)
   * @default every country
   */
  readonly markets?: readonly string[]
  /**
   * The payment methods a purchase may be paid by, with the countries of each. (Assumption
   * `card.payment_methods`.)
   * @default `paymentMethodRows` of `@onramp-kit/core/contract`
   */
  readonly paymentMethods?: readonly PaymentMethodRow[]
  /**
   * Names of the body fields the interface does not show; none may be the name of another field of
   * the body. (Assumptions `card.fields`, `accounts.register`.)
   * @default { currency: 'currency', chain: 'chain', token: 'token', email: 'email' }
   */
  readonly fieldNames?: Partial<FieldNames>
  /**
   * Which of the two contracts is answered; the routes of the other are not there.
   * @default 'current'
   */
  readonly contract?: Contract
  /** What may be decided about the superseded contract alone. */
  readonly superseded?: SupersededOptions
  /**
   * Paths of the routes whose path the interface does not show, by route. (Assumptions
   * `accounts.terms`, `accounts.verification`, `accounts.status`.)
   * @default those of the contract
   */
  readonly paths?: PathOverrides
  /**
   * The path segment that stands for the crypto-deposit rail. (Assumption `rail.segment`.)
   * @default 'rail'
   */
  readonly railSegment?: string
  /**
   * From a captured payment to the payout, in milliseconds of the virtual clock.
   * @default 4000
   */
  readonly settleAfterMs?: number
  /**
   * From a submitted identity form to the verdict, in milliseconds of the virtual clock.
   * @default 3000
   */
  readonly reviewAfterMs?: number
  /**
   * The accounts a customer gets. (Assumption `accounts.opening`.)
   * @default { currencies: ['USD', 'GBP', 'EUR'], chain: 8453, token: 'USDC', afterMs: 0 }
   */
  readonly accounts?: Partial<AccountsOpening>
  /**
   * What goes otherwise than by default.
   * @default 'default'
   */
  readonly scenario?: ScenarioName
  /**
   * How long every answer takes, the controls' apart: a number of milliseconds from `minMs` to
   * `maxMs`, drawn from the seed. The service acts at once.
   * @default none
   */
  readonly latency?: Latency
  /**
   * Waits, where an answer takes its time: here alone time passes that is not the virtual clock's.
   * @param ms milliseconds
   * @default by `setTimeout`
   */
  readonly sleep?: (ms: number) => Promise<void>
  /**
   * Where a request comes from, as checked against a key's origins.
   * @default its `Origin` header
   */
  readonly originOf?: (request: Request) => string | null
}

/** What a service can be told to answer: the current contract, the superseded one, or both. */
export const contracts = ['current', 'superseded', 'both'] as const

export type Contract = (typeof contracts)[number]

/**
 * The options that were given: a key that holds `undefined` counts as left out, so that it never
 * takes a default's place.
 */
export function withoutUndefined<Options extends object>(
  options: {
    readonly [Name in keyof Options]: Options[Name] | undefined
  },
): Options {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Options
}
