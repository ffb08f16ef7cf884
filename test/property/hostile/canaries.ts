import { inspect } from 'node:util'
import * as fc from 'fast-check'
import { seed } from '../edition.ts'

const [suffix, hex, ibanDigits, account, name, session] = fc.sample(
  fc.tuple(
    fc.stringMatching(/^[a-zA-Z0-9]{24}$/),
    fc.stringMatching(/^[a-f0-9]{40}$/),
    fc.stringMatching(/^[0-9]{20}$/),
    fc.stringMatching(/^[0-9]{12}$/),
    fc.stringMatching(/^[a-z]{12}$/),
    fc.stringMatching(/^[a-z]{12}$/),
  ),
  { numRuns: 1, seed: seed() },
)[0] as [string, string, string, string, string, string]

/** Secrets that must not leak, chosen to be unique. */
export const canaries = {
  key: `svc_public_sandbox_${suffix}`,
  wallet: `0x${hex}`,
  iban: `DE${ibanDigits}`,
  account,
  email: `${name}@canary.example`,
  session,
}

/** All canaries in one sentence, as a service or a library could print them. */
export const leaky = `of ${canaries.email}, ${canaries.key} for ${canaries.wallet}: ${canaries.iban} and ${canaries.account} are wrong at https://card.example/pay/${session}`

/** The names of the canaries in a text, in any case and spacing; for a key also its suffix. */
export function canariesIn(text: string): readonly string[] {
  const plain = text.replaceAll(/\s/g, '').toLowerCase()
  return Object.entries({ ...canaries, key: suffix })
    .filter(([, canary]) => plain.includes(canary.toLowerCase()))
    .map(([name]) => name)
}

/** Everything that a logger can print of a value: message, stack, fields and causes. */
export function everyTextOf(value: unknown): string {
  const shown = inspect(value, { depth: Infinity, showHidden: true, maxStringLength: null })
  const printed = value instanceof Error ? `${value.message}\n${value.stack}` : ''
  return [String(value), shown, JSON.stringify(value), printed].join('\n')
}
