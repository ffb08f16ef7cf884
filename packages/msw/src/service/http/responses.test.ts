import { hostedLink } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'
import { replyResponse } from './responses.ts'

test('a reply is answered by 200 with what its schema knows of it', async () => {
  const response = replyResponse(hostedLink, { url: 'https://onramp.test/terms/x', secret: 1 })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ url: 'https://onramp.test/terms/x' })
})

test('without a response there is a 204 and no body', async () => {
  const response = replyResponse(null, undefined)
  expect(response.status).toBe(204)
  expect(response.body).toBeNull()
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a reply that breaks the contract is a bug, and thrown', () => {
  expect(() => replyResponse(hostedLink, { url: 7 })).toThrow()
})
