import { inspect } from 'node:util'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'
import { errorCodes } from '../contract/errors.ts'
import type { ApiError } from './ApiError.ts'

/** The error of a purchase that the service answers with this code and message. */
async function errorOf(code: string, message: string, status = 400): Promise<ApiError> {
  const { fetch } = scriptNetwork(json({ error: { code, message } }, { status }))
  const { client } = createTestClient({ fetch })
  return client.card.checkout(purchase).then(
    () => Promise.reject(new Error('no error')),
    (error) => error,
  )
}

describe('the rejected field', () => {
  test.each([
    ['validation_error', 'country: is not served', 'country'],
    ['validation_error', 'payment_method: is unknown', 'payment_method'],
    ['validation_error', 'The country: is not served', undefined],
    ['validation_error', 'country is not served', undefined],
    ['validation_error', 'country:is not served', undefined],
    ['email_already_in_use', 'email: is in use', undefined],
  ])('of %s "%s" is %j', async (code, message, field) => {
    expect((await errorOf(code, message)).field).toBe(field)
  })
})

test('an API error contains no part of a wallet that crosses the length limit', async () => {
  const text = `${'m '.repeat(490)}${WALLET}`
  const error = await errorOf(text, text)
  const { serviceMessage, code } = error
  expect([serviceMessage, code]).toEqual(Array(2).fill(`${'m '.repeat(490)}[redacted]`))
  expect(inspect(error)).not.toContain('0x')
})

test('the rejected field is cut at 100 characters', async () => {
  const { field } = await errorOf('validation_error', `${'x'.repeat(900_000)}: y`)
  expect(field).toBe('x'.repeat(100))
})

test.each([
  ['no such rate', 'no such rate.'],
  ['No such rate.', 'No such rate.'],
  ['Really?', 'Really?'],
  ['Stop!', 'Stop!'],
  ['v1.2 is gone', 'v1.2 is gone.'],
  ['', 'nothing.'],
])('an API error quotes %j of the service as the sentence %j', async (message, sentence) => {
  const error = await errorOf('no_such_code', message, 401)
  const [said] = error.message.split(' See https:')
  expect(said).toBe(`card.checkout failed: 401 no_such_code. The service said: ${sentence}`)
})

/** The merchant can do nothing about these. */
const providerFailures = ['bridge_error', 'rail_error', 'rates_unavailable']

test.each(Object.entries(errorCodes).filter(([code]) => !providerFailures.includes(code)))(
  'an API error with %s says what to do',
  async (code, { status }) => {
    const { message } = await errorOf(code, 'No.', status)
    expect(message).toMatch(/The service said: No\. [A-Z][^.]+\.(?: |$)/)
  },
)
