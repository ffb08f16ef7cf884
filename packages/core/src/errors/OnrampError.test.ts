import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import { isApiError } from './ApiError.ts'
import { isOnrampError } from './OnrampError.ts'
import { isInputError } from './usageErrors.ts'

async function errorOf(turn: Turn, id = ORDER_ID): Promise<Error> {
  const { client, clock } = createTestClient({ fetch: scriptNetwork(turn).fetch })
  const error = client.card.orders.get({ id, wallet: WALLET }).catch((caught) => caught)
  await clock.advance(60_000)
  return error as Promise<Error>
}

const notFound = errorResponse(404, 'order_not_found')

test('the guards tell the errors of this package apart', async () => {
  const errors = [await errorOf(notFound), await errorOf('dropped'), await errorOf(notFound, 'no')]
  expect(errors.map(isOnrampError)).toEqual([true, true, true])
  expect(errors.map((error) => isApiError(error))).toEqual([true, false, false])
  expect(errors.map((error) => isApiError(error, 'order_not_found'))).toEqual([true, false, false])
  expect(errors.map(isInputError)).toEqual([false, false, true])
})

test.each([
  undefined,
  null,
  'ApiError',
  7,
  {},
  Object.assign(new Error('no'), { name: 'ApiError' }),
  Object.assign(new Error('no'), { name: 'InputError' }),
])('the guards reject %s', (error) => {
  expect(isOnrampError(error)).toBe(false)
  expect(isApiError(error)).toBe(false)
  expect(isInputError(error)).toBe(false)
})

test('the guards accept the error of another realm', async () => {
  const error = Object.create(null, Object.getOwnPropertyDescriptors(await errorOf(notFound)))
  expect(isOnrampError(error)).toBe(true)
  expect(isApiError(error, 'order_not_found')).toBe(true)
  expect(isApiError(error, 'rate_limited')).toBe(false)
})

test('the guards accept the error of another copy of this package', () => {
  const mark = { [Symbol.for('onramp-kit.error')]: true }
  expect(isApiError({ ...mark, name: 'ApiError' })).toBe(true)
  expect(isInputError({ ...mark, name: 'InputError' })).toBe(true)
})

test('an error has a cause only if another error is behind it', async () => {
  expect('cause' in (await errorOf(notFound))).toBe(false)
  expect((await errorOf('dropped')).cause).toMatchObject({ message: 'fetch failed' })
})
