import { ConfigError, createOnrampClient } from '@onramp-kit/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { createTally } from '../tally.ts'

const parts = fc.tuple(
  fc.constantFrom('svc', 'sk', 'SVC', ' svc', ''),
  fc.constantFrom('_', '-', '__', ''),
  fc.constantFrom('public', 'secret', 'private', 'Public', ''),
  fc.constantFrom('_', ' ', '_\n'),
  fc.constantFrom('live', 'sandbox', 'dev', 'LIVE', ''),
  fc.constantFrom('_', '', '_ ', '\t'),
  fc.oneof(fc.string(), loadedText, fc.constantFrom('demo', 'a'.repeat(100_000))),
)
const good = fc
  .tuple(fc.constantFrom('live', 'sandbox'), fc.string({ minLength: 1 }))
  .map(([environment, suffix]) => `svc_public_${environment}_${suffix}`)

/** A valid key, checked by hand: a prefix, an environment, and at least one header-safe character. */
function environmentOf(key: unknown): string | undefined {
  if (typeof key !== 'string') return undefined
  const environment = ['live', 'sandbox'].find((each) => key.startsWith(`svc_public_${each}_`))
  const suffix = key.slice(`svc_public_${environment}_`.length)
  const isSign = (sign: string) => sign > ' ' && sign < '\u007f'
  return suffix !== '' && suffix.split('').every(isSign) ? environment : undefined
}

test('the client accepts a key with its environment, or rejects it without printing it', (context) => {
  const tally = createTally()
  const keys = fc.oneof(
    parts.map((all) => all.join('')),
    good,
    loadedText,
    fc.anything(),
  )
  holds(keys, (key) => {
    const expected = environmentOf(key)
    try {
      const options = { publishableKey: key as string, baseUrl: 'https://service.example' }
      expect(createOnrampClient(options).environment).toBe(expected)
      tally.add('accepted')
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      expect(expected).toBeUndefined()
      if (typeof key === 'string' && key.length > 20) expect(error.message).not.toContain(key)
      tally.add(error.code)
    }
  })
  prove(context, [
    exactly('keys', tally.total(), inputs),
    atLeast('  accepted', tally.of('accepted'), 1),
    atLeast('  invalid_key', tally.of('invalid_key'), 1),
    atLeast('  secret_key', tally.of('secret_key'), 1),
  ])
})
