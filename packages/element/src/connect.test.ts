import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test, vi } from 'vitest'
import { connect } from './connect.ts'

const key = 'svc_public_sandbox_demo'
const url = 'https://service.example'

test('elements with the same key and address share a client and its cache', () => {
  const first = connect(undefined, key, url)
  expect(connect(undefined, key, url)).toBe(first)
  expect(connect(undefined, key, 'https://other.example')).not.toBe(first)
  expect(connect(undefined, 'svc_public_sandbox_two', url)).not.toBe(first)
  const both = { live: url, sandbox: url }
  expect(connect(undefined, key, both)).toBe(connect(undefined, key, { ...both }))
})

test('elements with the same client share its cache, and a client outweighs the key', () => {
  const { client } = createTestClient()
  const first = connect(client, undefined, undefined)
  expect(first.client).toBe(client)
  expect(connect(client, key, url)).toBe(first)
  expect(connect(createTestClient().client, undefined, undefined)).not.toBe(first)
})

test('an invalid key is reported once, and connects nothing', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(connect(undefined, 'wrong', url)).toEqual({ client: undefined })
  expect(connect(undefined, 'wrong', url)).toEqual({ client: undefined })
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toMatchObject({ name: 'ConfigError' })
  error.mockRestore()
})
