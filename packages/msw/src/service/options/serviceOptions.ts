import type {
  Chain,
  Currency,
  FieldNames,
  Idempotency,
  PathOverrides,
  PaymentMethodRow,
  Token,
} from '@onramp-kit/core/contract'
import type { Latency } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Defaulted } from './defaulted.ts'

/** Options of a service without extensions. `undefined` selects the default. */
export interface EngineOptions {
  /**
   * Seed of the sequence that all identifiers come from: the same seed and the same requests give the same ids.
   * @default 1
   */
  readonly seed?: number | undefined
  /**
   * Time source under the virtual clock, in milliseconds since the epoch.
   * @default `() => Date.now()`, which follows the fake timers of a test runner
   */
  readonly now?: (() => number) | undefined
  /**
   * The publishable keys that the service accepts.
   * @default `svc_public_sandbox_demo` for every origin, `svc_public_live_demo` for `https://shop.example`
   */
  readonly keys?: readonly ServiceKey[] | undefined
  /**
   * Rate limit per key and origin: further requests get 429 `rate_limited`, and a console warning names this option.
   * `false` allows every request. (Assumption `limits.rate`.)
   * @default false
   */
  readonly rateLimit?: RateLimit | false | undefined
  /**
   * The idempotency key of POST /v1/card/checkout, which a request may send or omit: 1 to 255 visible ASCII characters,
   * remembered for 24 hours. (Assumption `card.idempotency`.)
   * @default { header: 'Idempotency-Key' }
   */
  readonly idempotency?: Idempotency | undefined
  /**
   * Further request headers that CORS allows, such as `traceparent`.
   * @default []
   */
  readonly allowHeaders?: readonly string[] | undefined
  /**
   * Countries that the card rail serves, ISO 3166-1 alpha-2. (Assumption `card.markets`.)
   * @default every country
   */
  readonly markets?: readonly string[] | undefined
  /**
   * Payment methods, with the countries of each. (Assumption `card.payment_methods`.)
   * @default `paymentMethodRows` of `@onramp-kit/core/contract`
   */
  readonly paymentMethods?: readonly PaymentMethodRow[] | undefined
  /**
   * Names of the body fields that the interface does not show. None may be the name of another field of the body.
   * (Assumptions `card.fields`, `accounts.register`.)
   * @default { currency: 'currency', chain: 'chain', token: 'token', email: 'email' }
   */
  readonly fieldNames?: Defaulted<FieldNames> | undefined
  /**
   * Paths of the routes whose path the interface does not show, by route. (Assumptions `accounts.terms`,
   * `accounts.verification`, `accounts.status`.)
   * @default the contract's paths
   */
  readonly paths?: Defaulted<PathOverrides> | undefined
  /**
   * The path segment of the crypto-deposit rail. (Assumption `rail.segment`.)
   * @default 'rail'
   */
  readonly railSegment?: string | undefined
  /**
   * Time from a captured payment to the payout, in milliseconds of the virtual clock.
   * @default 4000
   */
  readonly settleAfterMs?: number | undefined
  /**
   * Time from a submitted identity form to the verdict, in milliseconds of the virtual clock.
   * @default 3000
   */
  readonly reviewAfterMs?: number | undefined
  /**
   * The accounts that the service opens for an active customer. (Assumption `accounts.opening`.)
   * @default { currencies: ['USD', 'GBP', 'EUR'], chain: 8453, token: 'USDC', afterMs: 0 }
   */
  readonly accounts?: Defaulted<AccountsOpening> | undefined
  /**
   * The scenario at the start and after a reset.
   * @default 'default'
   */
  readonly scenario?: ScenarioName | undefined
  /**
   * Delay of the responses of routes and hosted pages, but not of controls, assets and unknown paths: a number of
   * milliseconds from `minMs` to `maxMs`, drawn from the seed. The service acts before the delay.
   * @default { minMs: 0, maxMs: 0 }
   */
  readonly latency?: Latency | undefined
  /**
   * Waits for `ms` milliseconds. `latency` uses it; everything else follows the virtual clock.
   * @default setTimeout
   */
  readonly sleep?: ((ms: number) => Promise<void>) | undefined
  /**
   * Returns the origin that the service checks against a key's origins.
   * @default the request's `Origin` header
   */
  readonly originOf?: ((request: Request) => string | null) | undefined
}

/** A publishable key. */
export interface ServiceKey {
  /** `svc_public_(live|sandbox)_<suffix>`. */
  readonly key: string
  /**
   * Origins that may use the key, exactly as a browser sends them: `https://shop.example`. A live key needs at least one,
   * https only. An empty list leaves a sandbox key unrestricted. (Interface: Authentication 3.)
   */
  readonly origins: readonly string[]
}

/** Limit of the requests that one key may send from one origin. */
export interface RateLimit {
  /** Requests per window. */
  readonly requests: number
  /** Length of a window in milliseconds of the virtual clock. The first request opens it. */
  readonly windowMs: number
}

/** Which virtual accounts the service opens, and when. */
export interface AccountsOpening {
  /** One account per currency. */
  readonly currencies: readonly Currency[]
  /** Chain that the accounts pay out on. */
  readonly chain: Chain
  /** Token that the accounts pay out. */
  readonly token: Token
  /** Time from approval to opening, in milliseconds of the virtual clock. */
  readonly afterMs: number
}
