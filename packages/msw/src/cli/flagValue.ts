import {
  HEADER_NAME_PATTERN,
  type PaymentMethodRow,
  paymentMethod,
} from '@onramp-kit/core/contract'
import { parseOrigin } from '../node/accessCheck.ts'
import type { Latency } from '../scenarios/scenario.ts'

/** An invalid flag. The message names the flag, the rule and a valid example. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

/** Parses a flag's value. Throws a `FlagError` with an example that works. */
export type FlagValue<Value> = (flag: string, text: string) => Value

/** Parses an integer within bounds. */
export function integer(least: number, most: number, example: number): FlagValue<number> {
  return (flag, text) => {
    const value = wholeNumber(text)
    if (value >= least && value <= most) return value
    throw flagError(flag, text, `a whole number from ${least} to ${most}`, example)
  }
}

/** Parses one of the given names. */
export function oneOf<Name extends string>(names: readonly Name[], example: Name): FlagValue<Name> {
  return (flag, text) => {
    const name = names.find((candidate) => candidate === text)
    if (name !== undefined) return name
    throw flagError(flag, text, `one of ${names.join(', ')}`, example)
  }
}

/** Parses milliseconds, `200`, or a range of them, `100-800`. */
export const latency: FlagValue<Latency> = (flag, text) => {
  const [minMs = Number.NaN, maxMs = minMs, ...more] = text.split('-').map(wholeNumber)
  if (more.length === 0 && minMs <= maxMs && maxMs <= LONGEST_LATENCY_MS) return { minMs, maxMs }
  const rule = `milliseconds up to ${LONGEST_LATENCY_MS}, or a range such as 100-800`
  throw flagError(flag, text, rule, 200)
}

/** Parses the address of a network interface. Rejects an empty one, which would mean every interface. */
export const address: FlagValue<string> = (flag, text) => {
  if (text !== '') return text
  throw flagError(flag, text, 'an address of this machine', '127.0.0.1')
}

/** Parses a page's origin. */
export const origin: FlagValue<string> = (flag, text) => {
  const value = parseOrigin(text)
  if (value !== undefined) return value
  throw flagError(flag, text, 'an http or https origin', 'http://shop.test:5173')
}

/** Parses the name of a header. */
export const headerName: FlagValue<string> = (flag, text) => {
  if (HEADER_NAME_PATTERN.test(text)) return text
  throw flagError(flag, text, 'the name of a header', 'traceparent')
}

/** Parses country codes, separated by commas. */
export const countries: FlagValue<readonly string[]> = (flag, text) => {
  const codes = text.split(',')
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes
  throw flagError(flag, text, 'country codes of two capitals, separated by commas', 'US,DE')
}

/** Parses slugs of payment methods, separated by commas. */
export const paymentMethods: FlagValue<readonly PaymentMethodRow[]> = (flag, text) => {
  const slugs = text.split(',')
  if (slugs.every((slug) => paymentMethod.issueOf(slug) === undefined))
    return slugs.map((slug) => ({ slug }))
  throw flagError(flag, text, 'slugs, separated by commas', 'card,sepa')
}

/** The longest `timeout` of a client, ten minutes. */
const LONGEST_LATENCY_MS = 600_000

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

function flagError(flag: string, text: string, rule: string, example: string | number): FlagError {
  return new FlagError(`--${flag} must be ${rule}, not "${text}". Try --${flag} ${example}.`)
}
