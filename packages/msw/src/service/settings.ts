import {
  adaptRoutes,
  chain,
  chains,
  checkFieldNames,
  country,
  currency,
  defaultFieldNames,
  type FieldNames,
  HEADER_NAME_PATTERN,
  PUBLISHABLE_KEY_PATTERN,
  paymentMethod,
  paymentMethodRows,
  type Routes,
  routes,
  token,
} from '@onramp-kit/core/contract'
import type { Scenario } from '../scenarios/scenario.ts'
import { scenarios as ownScenarios } from '../scenarios/scenarios.ts'
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

const optionNames: readonly string[] = [
  'extensions',
  'accounts',
  'fieldNames',
  'markets',
  'paths',
  'railSegment',
  ...Object.keys(defaults),
]

const defaultAccounts: AccountsOpening = {
  currencies: ['USD', 'GBP', 'EUR'],
  chain: chains.Base,
  token: 'USDC',
  afterMs: 0,
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
  checkNames(options, optionNames)
  const { accounts, fieldNames, paths = {}, railSegment, ...plain } = options
  const routeOptions = { paths: withoutUndefined(paths), ...withoutUndefined({ railSegment }) }
  const settings: Settings = {
    ...defaults,
    ...withoutUndefined(plain),
    accounts: { ...defaultAccounts, ...withoutUndefined(accounts ?? {}) },
    fieldNames: { ...defaultFieldNames, ...withoutUndefined(fieldNames ?? {}) },
    routes: adaptRoutes(routes, routeOptions, failOption),
    scenarios,
  }
  for (const name of ['now', 'sleep', 'originOf'] as const)
    check(typeof settings[name] === 'function', name, 'must be a function')
  for (const name of ['keys', 'allowHeaders', 'markets', 'paymentMethods'] as const)
    checkList(settings[name] ?? [], name)
  check(Number.isSafeInteger(settings.seed), 'seed', 'must be an integer')
  checkDelay(settings.settleAfterMs, 'settleAfterMs')
  checkDelay(settings.reviewAfterMs, 'reviewAfterMs')
  if (settings.rateLimit) {
    check(isCount(settings.rateLimit.requests, 1), 'rateLimit.requests', 'must be 1 or more')
    check(isCount(settings.rateLimit.windowMs, 1), 'rateLimit.windowMs', 'must be 1 or more')
  }
  check(
    isHeaderName(settings.idempotency.header),
    'idempotency.header',
    'must be the name of a header',
  )
  check(settings.allowHeaders.every(isHeaderName), 'allowHeaders', 'must list names of headers')
  check(
    settings.paymentMethods.every(({ slug }) => paymentMethod.issueOf(slug) === undefined),
    'paymentMethods',
    'must list methods such as { slug: "card" }',
  )
  const { minMs, maxMs } = settings.latency
  check(isCount(minMs, 0), 'latency.minMs', 'must be an integer of 0 or more')
  check(
    isCount(maxMs, minMs) && maxMs <= LONGEST_SLEEP,
    'latency.maxMs',
    `must be an integer from minMs to ${LONGEST_SLEEP}`,
  )
  check(
    Object.hasOwn(scenarios, settings.scenario),
    'scenario',
    `must be one of ${Object.keys(scenarios).join(', ')}`,
  )
  const noCountry = settings.markets?.find((market) => country.issueOf(market) !== undefined)
  check(
    noCountry === undefined,
    'markets',
    `must list codes of two uppercase letters, not "${noCountry}"`,
  )
  for (const key of settings.keys) {
    const fault = validateKey(key)
    if (fault !== undefined) failOption('keys', fault)
  }
  checkFieldNames(settings.fieldNames, failOption)
  checkNames(settings.accounts, Object.keys(defaultAccounts), 'accounts.')
  checkAccounts(settings.accounts)
  return settings
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

/** Rejects a name that is not an option, such as a misspelled one. */
function checkNames(given: object, names: readonly string[], prefix = ''): void {
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown !== undefined)
    failOption(prefix + unknown, `is not an option; the options are ${names.join(', ')}`)
}

function checkList(value: unknown, option: string): void {
  check(Array.isArray(value), option, 'must be a list')
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

function check(holds: boolean, option: string, rule: string): void {
  if (!holds) failOption(option, rule)
}

function failOption(option: string, rule: string): never {
  throw new RangeError(`createService: ${option} ${rule}.`)
}

/**
 * Returns what is wrong with a key, to follow "keys" in an error message; `undefined` for a valid key. (Interface:
 * Authentication 3.)
 */
function validateKey({ key, origins }: ServiceKey): string | undefined {
  const environment = PUBLISHABLE_KEY_PATTERN.exec(key)?.[1]
  if (environment === undefined) return `"${key}" must be like svc_public_sandbox_name`
  if (!Array.isArray(origins)) return `"${key}" must have a list of origins, which may be empty`
  const inexact = origins.find((origin) => !isExactOrigin(origin))
  if (inexact !== undefined) {
    return `"${key}" has the origin "${inexact}", which must be an exact origin such as https://shop.example`
  }
  if (environment !== 'live') return undefined
  if (origins.length === 0) {
    return `"${key}" is a live key and must list the origins it may be used from`
  }
  const insecure = origins.find((origin) => !origin.startsWith('https://'))
  return insecure === undefined
    ? undefined
    : `"${key}" is a live key, and its origin "${insecure}" must be https`
}

/** True for an origin as browsers send it. Origins are compared as text, so no other spelling would ever match. */
function isExactOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
