import { expect, test, vi } from 'vitest'
import { clientOf } from './clientOf.ts'

const key = 'svc_public_sandbox_demo'
const url = 'https://service.example'

test('elements with the same key and address share a client', () => {
  const first = clientOf(key, url)
  expect(first).toMatchObject({ baseUrl: url })
  expect(clientOf(key, url)).toBe(first)
  expect(clientOf(key, 'https://other.example')).not.toBe(first)
  expect(clientOf('svc_public_sandbox_two', url)).not.toBe(first)
  const both = { live: url, sandbox: url }
  expect(clientOf(key, both)).toBe(clientOf(key, { ...both }))
})

test('an invalid key is reported once, and has no client', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  expect(clientOf('wrong', url)).toBeUndefined()
  expect(clientOf('wrong', url)).toBeUndefined()
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toMatchObject({ name: 'ConfigError' })
  error.mockRestore()
})
