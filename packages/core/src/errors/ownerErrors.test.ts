import { describe, expect, test } from 'vitest'
import { isOwnerError, isPermanent } from './ownerErrors.ts'

const apiError = (code: string, field?: string) => ({ name: 'ApiError', code, field })

describe('an error that only the owner of the site can resolve', () => {
  test.each([
    [{ name: 'ConfigError', code: 'authorization_missing' }],
    [{ name: 'InputError', code: 'invalid_input' }],
    [apiError('publishable_key_missing')],
    [apiError('invalid_publishable_key')],
    [apiError('origin_not_allowed')],
    [apiError('validation_error', 'chain')],
    [apiError('validation_error', 'token')],
  ])('is permanent: %j', (error) => {
    expect(isOwnerError(error)).toBe(true)
    expect(isPermanent(error)).toBe(true)
  })

  test('is not permanent if a function of the merchant threw before the request left', () => {
    const error = { name: 'ConfigError', code: 'request_not_sent' }
    expect(isOwnerError(error)).toBe(true)
    expect(isPermanent(error)).toBe(false)
  })
})

test.each([
  [undefined],
  [null],
  [{ name: 'NetworkError', code: 'network_error' }],
  [{ name: 'ContractError', code: 'unexpected_answer' }],
  [apiError('validation_error')],
  [apiError('validation_error', 'amount')],
  [apiError('validation_error', 'country')],
  [apiError('rate_limited')],
  [apiError('rail_error')],
])('another input or a retry may resolve %j', (error) => {
  expect(isOwnerError(error)).toBe(false)
  expect(isPermanent(error)).toBe(false)
})
