import { parseOrigin } from '../node/accessCheck.ts'
import type { Latency } from '../scenarios/scenario.ts'

/** A flag that can't be followed: names it, the reason and the remedy. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

/** Reads the text a flag was given. Throws a `FlagError` that ends in a remedy that works. */
export type FlagValue<Value> = (flag: string, text: string) => Value

/** A whole number within bounds. */
export function integer(least: number, most: number, example: number): FlagValue<number> {
  return (flag, text) => {
    const value = wholeNumber(text)
    if (value >= least && value <= most) return value
    throw unfit(flag, text, `a whole number from ${least} to ${most}`, example)
  }
}

/** One of some names. */
export function oneOf<Name extends string>(names: readonly Name[], example: Name): FlagValue<Name> {
  return (flag, text) => {
    const name = names.find((candidate) => candidate === text)
    if (name !== undefined) return name
    throw unfit(flag, text, `one of ${names.join(', ')}`, example)
  }
}

/** `200`, or from the least to the most `100-800`, in milliseconds. */
export const latency: FlagValue<Latency> = (flag, text) => {
  const [minMs = Number.NaN, maxMs = minMs, ...more] = text.split('-').map(wholeNumber)
  if (more.length === 0 && minMs <= maxMs && maxMs <= LONGEST_ANSWER) return { minMs, maxMs }
  const rule = `milliseconds up to ${LONGEST_ANSWER}, or the least and the most of them such as 100-800`
  throw unfit(flag, text, rule, 200)
}

/** The address of a network interface. An empty one would be every interface. */
export const address: FlagValue<string> = (flag, text) => {
  if (text !== '') return text
  throw unfit(flag, text, 'an address of this machine', '127.0.0.1')
}

/** The origin of a page. */
export const origin: FlagValue<string> = (flag, text) => {
  const value = parseOrigin(text)
  if (value !== undefined) return value
  throw unfit(flag, text, 'an http or https origin', 'http://shop.test:5173')
}

/** Country codes, separated by commas. */
export const countries: FlagValue<readonly string[]> = (flag, text) => {
  const codes = text.split(',')
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes
  throw unfit(flag, text, 'country codes of two capitals, separated by commas', 'US,DE')
}

/** Longer than this no client waits: the most `timeout` of one is ten minutes. */
const LONGEST_ANSWER = 600_000

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN
}

function unfit(flag: string, text: string, rule: string, example: string | number): FlagError {
  return new FlagError(`--${flag} must be ${rule}, not "${text}". Try --${flag} ${example}.`)
}
