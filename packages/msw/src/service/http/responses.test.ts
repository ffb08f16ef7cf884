import { hostedLink } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'
import { replyResponse } from './responses.ts'

test('sends a reply as a 200 with the fields of its schema', async () => {
  const response = replyResponse(hostedLink, { url: 'https://onramp.test/terms/x', secret: 1 })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ url: 'https://onramp.test/terms/x' })
})

test('sends a 204 without a body for a route without a response', async () => {
  const response = replyResponse(null, undefined)
  expect(response.status).toBe(204)
  expect(response.body).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('throws on a reply that breaks the contract', () => {
  expect(() => replyResponse(hostedLink, { url: 7 })).toThrow()
})
