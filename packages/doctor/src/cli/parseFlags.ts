import { parseArgs } from 'node:util'
import { checkWallet, countries } from '@onramp-kit/core'
import {
  AMOUNT_PATTERN,
  type AssumptionId,
  assumptions,
  email,
  PUBLISHABLE_KEY_PATTERN,
  uuid,
} from '@onramp-kit/core/contract'
import { secureUrl } from '@onramp-kit/core/internal'
import type { Settings } from '../probe/settings.ts'

/** An invalid flag. The message names the flag and the rule, and never the value, which may be a secret. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

/** The flags of `onramp-doctor`. */
export interface Flags {
  readonly settings: Omit<Settings, 'overrides' | 'paymentMethods'>
  readonly overrides: string | undefined
  readonly suggest: string | undefined
  readonly watchOrder: string | undefined
  readonly accepted: readonly AssumptionId[]
  readonly json: boolean
}

/**
 * Parses the command line without the program's name.
 * @param key the key of the environment, for a command line without one
 * @returns undefined for --help
 * @throws FlagError
 */
export function parseFlags(args: readonly string[], key: string | undefined): Flags | undefined {
  const given = readArgs(args)
  if (given.help) return undefined
  const texts = { ...given, key: given.key ?? key }
  const read = (flag: keyof typeof rules): string | undefined => {
    const text = texts[flag]
    const [rule, isValid] = rules[flag]
    if (text === undefined || isValid(text, texts.key)) return text
    throw new FlagError(`--${flag} must be ${rule}.`)
  }
  const required = (flag: keyof typeof rules): string => {
    const text = read(flag)
    if (text !== undefined) return text
    throw new FlagError(`--${flag} is required: ${rules[flag][0]}.`)
  }
  const settings = {
    baseUrl: required('base-url'),
    publishableKey: required('key'),
    wallet: required('wallet'),
    origin: read('origin'),
    page: read('page'),
    order: read('order'),
    email: read('email'),
    country: read('country') ?? 'US',
    amount: read('amount') ?? '50',
    timeout: Number(read('timeout') ?? 10_000),
    allowPurchase: given['allow-purchase'],
    allowRegistration: given['allow-registration'],
  }
  if (settings.allowRegistration && settings.email === undefined)
    throw new FlagError('--allow-registration also needs --email, the address to register.')
  if (settings.publishableKey.startsWith('svc_public_live_') && !given.live) rejectActions(settings)
  return {
    settings,
    overrides: given.overrides,
    suggest: given.suggest,
    watchOrder: read('watch-order'),
    accepted: (given.accept ?? []).map((id) => {
      if (isAssumption(id)) return id
      throw new FlagError('--accept must be the id of an assumption, such as card.precision.')
    }),
    json: given.json,
  }
}

/** @throws FlagError if a flag lets the doctor act on the live service */
function rejectActions({ allowPurchase, allowRegistration }: Flags['settings']): void {
  const actions = [
    ...(allowPurchase ? ['--allow-purchase opens a real order'] : []),
    ...(allowRegistration ? ['--allow-registration registers a real person'] : []),
  ]
  if (actions.length > 0)
    throw new FlagError(
      `With a live key ${actions.join(', and ')}. Use a sandbox key, or add --live to allow it.`,
    )
}

type Rule = readonly [rule: string, isValid: (text: string, key: string | undefined) => boolean]

const orderId: Rule = ['the UUID of an order', (text) => uuid.issueOf(text) === undefined]

/** What the values of flags must be. */
const rules = {
  'base-url': [
    'the https URL of the service (http on loopback or with a sandbox key only)',
    // The client judges it the same way.
    (text, key = '') =>
      secureUrl(text, () => key.startsWith('svc_public_sandbox_')) !== undefined &&
      !/[?#]/.test(text),
  ],
  key: [
    'the publishable key, which ONRAMP_KEY may also hold',
    (text) => PUBLISHABLE_KEY_PATTERN.test(text),
  ],
  wallet: [
    'an EVM address: 0x and 40 hexadecimal digits, with a valid checksum',
    (text) => checkWallet(text).length === 0,
  ],
  origin: [
    'an origin such as https://shop.example',
    (text) => URL.canParse(text) && new URL(text).origin === text,
  ],
  page: [
    'the URL of your page, such as https://shop.example/buy',
    (text) => secureUrl(text) !== undefined,
  ],
  order: orderId,
  'watch-order': orderId,
  email: ['an email address', (text) => email.issueOf(text) === undefined],
  country: ['a country code such as US', (text) => countries.includes(text)],
  amount: ['decimal text such as 50', (text) => AMOUNT_PATTERN.test(text)],
  timeout: [
    'milliseconds from 1 to 600000',
    (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= 600_000,
  ],
} as const satisfies Readonly<Record<string, Rule>>

function isAssumption(id: string): id is AssumptionId {
  return Object.hasOwn(assumptions, id)
}

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        key: { type: 'string' },
        wallet: { type: 'string' },
        origin: { type: 'string' },
        page: { type: 'string' },
        overrides: { type: 'string' },
        suggest: { type: 'string' },
        order: { type: 'string' },
        'watch-order': { type: 'string' },
        'allow-purchase': { type: 'boolean', default: false },
        'allow-registration': { type: 'boolean', default: false },
        live: { type: 'boolean', default: false },
        email: { type: 'string' },
        amount: { type: 'string' },
        country: { type: 'string' },
        accept: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    // Node's message names the flag and the reason, and may hold a misplaced value.
    const { code } = error as { code?: string }
    const unknown = /Unknown option '(-[^'\s]+)'/.exec(String(error))?.[1]
    const known = /Option '(?:-\w, )?(--?[\w-]+)/.exec(String(error))?.[1] ?? ''
    throw new FlagError(
      code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL'
        ? 'An argument belongs to no flag.'
        : unknown === undefined
          ? `A flag lacks its value, or takes none: ${known}.`
          : `There is no flag ${unknown}.`,
      { cause: error },
    )
  }
}
