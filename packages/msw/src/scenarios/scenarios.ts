import type { KnownErrorCode } from '@onramp-kit/core/contract'
import type { Buyer, Scenario } from './scenario.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

const paysSoon: Buyer = { action: 'pay', afterMs: 5 * SECOND }
const appliesSoon = { afterMs: 5 * SECOND }

const table = {
  default: {
    description: 'A person pays on the hosted page. The card decides the outcome.',
  },
  approved: {
    description: 'Every payment is captured at once and paid out.',
    buyer: paysSoon,
    payment: { outcome: 'approved' },
  },
  declined: {
    description: 'Every payment is declined. The rail cancels the order a minute later.',
    buyer: paysSoon,
    payment: { outcome: 'declined', cancelAfterMs: MINUTE },
  },
  cancelled: {
    description: 'The buyer cancels on the hosted page.',
    buyer: { action: 'cancel', afterMs: 5 * SECOND },
  },
  in_review: {
    description: 'Every payment is reviewed for half an hour, then captured and paid out.',
    buyer: paysSoon,
    payment: { outcome: 'approved', reviewMs: 30 * MINUTE },
  },
  settled_late: {
    description: 'The payment is captured at once. The payout takes two hours.',
    buyer: paysSoon,
    callbacks: [
      { status: 'order_completed', afterMs: 0 },
      { status: 'order_broadcasted', afterMs: 120 * MINUTE },
    ],
  },
  callback_repeated: {
    description: 'The rail sends every callback three times.',
    buyer: paysSoon,
    callbacks: [
      { status: 'order_completed', afterMs: 0 },
      { status: 'order_completed', afterMs: SECOND },
      { status: 'order_completed', afterMs: 2 * SECOND },
      { status: 'order_broadcasted', afterMs: 4 * SECOND },
      { status: 'order_broadcasted', afterMs: 5 * SECOND },
      { status: 'order_broadcasted', afterMs: 6 * SECOND },
    ],
  },
  callback_out_of_order: {
    description: 'The callback of the payout arrives before that of the payment.',
    buyer: paysSoon,
    callbacks: [
      { status: 'order_broadcasted', afterMs: 4 * SECOND },
      { status: 'order_completed', afterMs: 8 * SECOND },
    ],
  },
  callback_resent: {
    description: 'Both callbacks are lost. The rail sends them again a minute later.',
    buyer: paysSoon,
    callbacks: [
      { status: 'order_completed', afterMs: 0, lost: true },
      { status: 'order_broadcasted', afterMs: 4 * SECOND, lost: true },
      { status: 'order_completed', afterMs: MINUTE },
      { status: 'order_broadcasted', afterMs: MINUTE + 4 * SECOND },
    ],
  },
  rate_limited: {
    description: 'Every request exceeds the rate limit: 429 with Retry-After.',
    faults: [{ response: { error: 'rate_limited', retryAfter: 5 } }],
  },
  rail_down: {
    description: 'The card rail, the banking provider and the rate source fail: 502.',
    faults: [
      { response: { error: 'rail_error' } },
      { response: { error: 'bridge_error' } },
      { response: { error: 'rates_unavailable' } },
    ],
  },
  slow: {
    description: 'Responses of routes and pages take two to five seconds.',
    latency: { minMs: 2 * SECOND, maxMs: 5 * SECOND },
  },
  flaky_network: {
    description: 'A third of the responses are lost, truncated, or an HTML page of a proxy.',
    faults: [
      { probability: 0.1, response: 'dropped' },
      { probability: 0.1, response: 'dropped_late' },
      { probability: 0.1, response: 'bad_gateway' },
      { probability: 0.1, response: 'truncated' },
    ],
  },
  market_not_served: {
    description: 'The card rail serves no country.',
    markets: [],
  },
  identity_rejected: {
    description: 'Every identity review ends in a rejection.',
    applicant: appliesSoon,
    identity: 'rejected',
  },
  accounts_pending: {
    description: 'Active customers get no virtual accounts yet.',
    applicant: appliesSoon,
    accounts: 'pending',
  },
  origin_rejected: {
    description: 'The key may not be used from any origin: 403.',
    faults: [{ response: { error: 'origin_not_allowed' } }],
  },
} as const satisfies Readonly<Record<string, Scenario<KnownErrorCode>>>

/** Name of a scenario: one of `scenarios`, or of an extension. */
export type ScenarioName = keyof typeof table | ExtensionScenarioName

/** Name of a scenario that an extension adds. The extension's package exports it. */
export type ExtensionScenarioName = string & {
  /** Exists in the type only. */
  readonly __extension: true
}

/** Every scenario that needs no extension, by name. The names are covered by semver. */
export const scenarios: Readonly<Record<keyof typeof table, Scenario>> = table
