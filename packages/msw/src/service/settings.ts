import {
  adaptRoutes,
  chain,
  chains,
  checkFieldNames,
  country,
  currency,
  DEFAULT_RAIL_SEGMENT,
  defaultFieldNames,
  type FieldNames,
  HEADER_NAME_PATTERN,
  isPaymentMethodRow,
  mergeFieldNames,
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
  paymentMethodRows,
  type Routes,
  routes,
  token,
} from '@onramp-kit/core/contract'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarios as ownScenarios } from '../scenarios/scenarios.ts'
import { check, checkList, checkObject, failOption } from './options/checks.ts'
import { withoutUndefined } from './options/defaulted.ts'
import type { AccountsOpening, EngineOptions, ServiceKey } from './options/serviceOptions.ts'

type Derived = 'fieldNames' | 'paths' | 'railSegment' | 'accounts'
type Given = { readonly [Name in keyof EngineOptions]-?: Exclude<EngineOptions[Name], undefined> }

/** The options with their defaults. `markets` stays optional: without it, every country is served. */
export interface Settings
  extends Omit<Given, Derived | 'markets'>,
    Partial<Pick<Given, 'markets'>> {
  readonly fieldNames: FieldNames
  readonly accounts: AccountsOpening
  /** The routes of the current contract, at the paths they are served. */
  readonly routes: Routes
  /** Every scenario by name, those of the extensions included. */
  readonly scenarios: Readonly<Record<string, Scenario>>
}

/** Headers of a purchase that cannot carry its idempotency key. */
const otherHeaders = [PUBLISHABLE_KEY_HEADER, 'content-type']

/** The longest delay that timers accept, in milliseconds. */
const LONGEST_SLEEP = 2 ** 31 - 1

const demoKeys: readonly ServiceKey[] = [
  { key: 'svc_public_sandbox_demo', origins: [] },
  { key: 'svc_public_live_demo', origins: ['https://shop.example'] },
]

/** The defaults of the options that have a plain one. */
const defaults: Omit<Given, Derived | 'markets'> = {
  seed: 1,
  // Read late, so that it follows the fake timers of a test.
  now: () => Date.now(),
  keys: demoKeys,
  rateLimit: false,
  idempotency: { header: 'Idempotency-Key' },
  allowHeaders: [],
  paymentMethods: paymentMethodRows,
  settleAfterMs: 4000,
  reviewAfterMs: 3000,
  scenario: 'default',
  latency: { minMs: 0, maxMs: 0 },
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  originOf: (request) => request.headers.get('origin'),
}

const defaultAccounts: AccountsOpening = {
  currencies: ['USD', 'GBP', 'EUR'],
  chain: chains.Base,
  token: 'USDC',
  afterMs: 0,
}

/** The name of every option of `createService`. */
export const knownOptions: Readonly<Record<keyof EngineOptions | 'extensions', unknown>> = {
  extensions: [],
  accounts: defaultAccounts,
  fieldNames: defaultFieldNames,
  markets: [],
  paths: {},
  railSegment: DEFAULT_RAIL_SEGMENT,
  ...defaults,
}

/**
 * Fills in the defaults and validates every option.
 * @param scenarios every scenario by name
 * @throws RangeError naming the option and the rule
 */
export function resolveSettings(
  options: EngineOptions,
  scenarios: Settings['scenarios'] = ownScenarios,
): Settings {
  for (const [name, value] of Object.entries(options))
    check(value !== null, name, 'must not be null')
  const { accounts = {}, fieldNames, paths, railSegment, ...plain } = options
  checkObject(accounts, 'accounts', defaultAccounts)
  const settings: Settings = {
    ...defaults,
    ...withoutUndefined(plain),
    accounts: { ...defaultAccounts, ...withoutUndefined(accounts) },
    fieldNames: mergeFieldNames(defaultFieldNames, failOption, fieldNames),
    routes: adaptRoutes(routes, { paths, railSegment }, failOption),
    scenarios,
  }
  for (const name of ['now', 'sleep', 'originOf'] as const)
    check(typeof settings[name] === 'function', name, 'must be a function')
  for (const name of ['keys', 'allowHeaders', 'markets', 'paymentMethods'] as const)
    checkList(settings[name] ?? [], name)
  check(Number.isSafeInteger(settings.seed), 'seed', 'must be an integer')
  checkDelay(settings.settleAfterMs, 'settleAfterMs')
  checkDelay(settings.reviewAfterMs, 'reviewAfterMs')
  checkRateLimit(settings.rateLimit)
  checkHeaders(settings)
  check(
    settings.paymentMethods.every(isPaymentMethodRow),
    'paymentMethods',
    'must list methods such as { slug: "card" } or { slug: "cash-app", onlyIn: ["US"] }',
  )
  checkLatency(settings.latency)
  check(
    Object.hasOwn(scenarios, settings.scenario),
    'scenario',
    `must be one of ${Object.keys(scenarios).join(', ')}`,
  )
  for (const market of settings.markets ?? [])
    check(
      country.issueOf(market) === undefined,
      'markets',
      `must list codes of two uppercase letters, not "${market}"`,
    )
  checkKeys(settings.keys)
  checkFieldNames(settings.fieldNames, failOption)
  checkAccounts(settings.accounts)
  return settings
}

function checkRateLimit(limit: Settings['rateLimit']): void {
  if (limit === false) return
  checkObject(limit, 'rateLimit', { requests: 1, windowMs: 1 })
  check(isCount(limit.requests, 1), 'rateLimit.requests', 'must be 1 or more')
  check(isCount(limit.windowMs, 1), 'rateLimit.windowMs', 'must be 1 or more')
}

function checkHeaders({ allowHeaders, idempotency }: Settings): void {
  checkObject(idempotency, 'idempotency', defaults.idempotency)
  const { header } = idempotency
  check(
    isHeaderName(header) && !otherHeaders.includes(header.toLowerCase()),
    'idempotency.header',
    'must be the name of a header that requests do not have otherwise',
  )
  check(allowHeaders.every(isHeaderName), 'allowHeaders', 'must list names of headers')
}

function checkLatency(latency: Settings['latency']): void {
  checkObject(latency, 'latency', defaults.latency)
  const { minMs, maxMs } = latency
  check(isCount(minMs, 0), 'latency.minMs', 'must be an integer of 0 or more')
  check(
    isCount(maxMs, minMs) && maxMs <= LONGEST_SLEEP,
    'latency.maxMs',
    `must be an integer from minMs to ${LONGEST_SLEEP}`,
  )
}

function checkKeys(keys: Settings['keys']): void {
  for (const [index, key] of keys.entries()) {
    checkObject(key, `keys[${index}]`, { key: '', origins: [] })
    checkKey(key)
  }
  const names = new Set(keys.map(({ key }) => key))
  check(names.size === keys.length, 'keys', 'must list each key once')
}

function checkAccounts({ currencies, ...opening }: AccountsOpening): void {
  const known = currency.options
  checkList(currencies, 'accounts.currencies')
  check(
    currencies.every((each) => known.includes(each)),
    'accounts.currencies',
    `must be of ${known.join(', ')}`,
  )
  check(
    new Set(currencies).size === currencies.length,
    'accounts.currencies',
    'must name each currency once',
  )
  check(
    chain.issueOf(opening.chain) === undefined,
    'accounts.chain',
    `must be one of ${Object.values(chains).join(', ')}`,
  )
  check(
    token.issueOf(opening.token) === undefined,
    'accounts.token',
    `must be one of ${token.options.join(', ')}`,
  )
  checkDelay(opening.afterMs, 'accounts.afterMs')
}

function checkDelay(ms: number, option: string): void {
  check(isCount(ms, 0), option, 'must be an integer of 0 or more')
}

function isHeaderName(name: unknown): boolean {
  return typeof name === 'string' && HEADER_NAME_PATTERN.test(name)
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

/** Checks a key and its origins. (Interface: Authentication 3.) */
function checkKey({ key, origins }: ServiceKey): void {
  const checkThat = (holds: boolean, rule: string) => check(holds, 'keys', `"${key}" ${rule}`)
  const environment = PUBLISHABLE_KEY_PATTERN.exec(key)?.[1]
  checkThat(environment !== undefined, 'must be like svc_public_sandbox_name')
  checkThat(Array.isArray(origins), 'must have a list of origins, which may be empty')
  for (const origin of origins)
    checkThat(
      isExactOrigin(origin),
      `has the origin "${origin}", which must be an exact origin such as https://shop.example`,
    )
  if (environment !== 'live') return
  checkThat(origins.length > 0, 'is a live key and must list the origins it may be used from')
  for (const origin of origins)
    checkThat(
      origin.startsWith('https://'),
      `is a live key, and its origin "${origin}" must be https`,
    )
}

/** True for an origin as browsers send it. Origins are compared as text, so no other spelling would ever match. */
function isExactOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
