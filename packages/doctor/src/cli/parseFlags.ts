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
  const isSandbox = (given.key ?? key)?.startsWith('svc_public_sandbox_') ?? false
  const settings = {
    baseUrl: required(
      given['base-url'],
      'base-url',
      'the https URL of the service (http on loopback or with a sandbox key only)',
      // The client judges it the same way.
      (text) => secureUrl(text, () => isSandbox) !== undefined && !/[?#]/.test(text),
    ),
    publishableKey: required(
      given.key ?? key,
      'key',
      'the publishable key, which ONRAMP_KEY may also hold',
      (text) => PUBLISHABLE_KEY_PATTERN.test(text),
    ),
    wallet: required(
      given.wallet,
      'wallet',
      'an EVM address: 0x and 40 hexadecimal digits, with a valid checksum',
      (text) => checkWallet(text).length === 0,
    ),
    origin: check(given.origin, 'origin', 'an origin such as https://shop.example', isOrigin),
    page: check(
      given.page,
      'page',
      'the URL of your page, such as https://shop.example/buy',
      isUrl,
    ),
    order: check(given.order, 'order', 'the UUID of an order', isUuid),
    email: check(
      given.email,
      'email',
      'an email address',
      (text) => email.issueOf(text) === undefined,
    ),
    country:
      check(given.country, 'country', 'a country code such as US', (text) =>
        countries.includes(text),
      ) ?? 'US',
    amount:
      check(given.amount, 'amount', 'decimal text such as 50', (text) =>
        AMOUNT_PATTERN.test(text),
      ) ?? '50',
    timeout: Number(
      check(given.timeout, 'timeout', 'milliseconds from 1 to 600000', isTimeout) ?? 10_000,
    ),
    allowPurchase: given['allow-purchase'],
    allowRegistration: given['allow-registration'],
  }
  if (settings.allowRegistration && settings.email === undefined)
    throw new FlagError('--allow-registration also needs --email, the address to register.')
  return {
    settings,
    overrides: given.overrides,
    suggest: given.suggest,
    watchOrder: check(given['watch-order'], 'watch-order', 'the UUID of an order', isUuid),
    accepted: (given.accept ?? []).map((id) => {
      if (isAssumption(id)) return id
      throw new FlagError('--accept must be the id of an assumption, such as card.precision.')
    }),
    json: given.json,
  }
}

type Rule = (text: string) => boolean

function required(text: string | undefined, flag: string, rule: string, isValid: Rule): string {
  if (text === undefined) throw new FlagError(`--${flag} is required: ${rule}.`)
  return check(text, flag, rule, isValid) ?? text
}

function check(
  text: string | undefined,
  flag: string,
  rule: string,
  isValid: Rule,
): string | undefined {
  if (text === undefined || isValid(text)) return text
  throw new FlagError(`--${flag} must be ${rule}.`)
}

const isUuid: Rule = (text) => uuid.issueOf(text) === undefined
const isUrl: Rule = (text) => secureUrl(text) !== undefined
const isOrigin: Rule = (text) => URL.canParse(text) && new URL(text).origin === text
const isTimeout: Rule = (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) <= 600_000

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
