import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOnrampClient } from '../client.ts'

const make = (publishableKey: string, baseUrl = 'https://service.example') =>
  createOnrampClient({ publishableKey, baseUrl })

test.each([
  ['svc_public_sandbox_demo', 'sandbox'],
  ['svc_public_live_a-B_9', 'live'],
])('%s is a key of the %s environment', (key, environment) => {
  expect(make(key).environment).toBe(environment)
})

test.each([
  '',
  'svc_public_dev_x',
  'svc_public_live_',
  'pk_live_1',
  'svc_public_live_a b',
  ' svc_public_live_a',
])('createOnrampClient rejects %j', (key) => {
  expect(() => make(key)).toThrow(expect.objectContaining({ code: 'invalid_key' }))
})

test.each([undefined, null, 7, {}, { toString: undefined }, Object.create(null)])(
  'createOnrampClient rejects a key that is not text (%o)',
  (key) => {
    expect(() => make(key as string)).toThrow(expect.objectContaining({ code: 'invalid_key' }))
  },
)

test.each(['sk_live_1234', 'svc_secret_live_1234', 'my-SECRET-key', 'svc_private_live_1234'])(
  'createOnrampClient warns that %j looks secret, without repeating it',
  (key) => {
    const error = catching(() => make(key))
    expect(error).toMatchObject({ name: 'ConfigError', code: 'secret_key', outcome: 'none' })
    expect(error.message).toContain('LOOKS LIKE A SECRET KEY')
    expect(error.message).not.toContain('1234')
  },
)

test.each([
  'http://service.example',
  'ftp://service.example',
  'service.example',
  'https://user:pass@service.example',
  'https://service.example?x=1',
  'https://service.example#x',
  'https://service.example?',
  'https://service.example/v1#',
  'http://127.0.0.1.evil.example',
  '',
])('createOnrampClient rejects the base URL %j', (baseUrl) => {
  expect(() => make('svc_public_live_a', baseUrl)).toThrow(
    expect.objectContaining({ code: 'invalid_base_url' }),
  )
})

test.each([
  'https://service.example/pre/',
  'http://localhost:4010',
  'http://127.0.0.1:4010',
  'http://[::1]:4010',
  'https://service.example/pre//',
])('createOnrampClient accepts the base URL %j and removes its trailing slashes', (baseUrl) => {
  expect(make('svc_public_live_a', baseUrl).baseUrl).toBe(baseUrl.replace(/\/+$/, ''))
})

test.each([
  'http://onramp:4010',
  'http://host.docker.internal:4010',
  'http://192.168.1.20:4010',
  'http://10.0.2.2:4010/pre',
  'http://mac.local:4010',
  'http://[fe80::1]:4010',
])(
  'createOnrampClient accepts the base URL %j for a sandbox key only, and warns once',
  (baseUrl) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    for (let count = 0; count < 2; count += 1)
      expect(make('svc_public_sandbox_a', baseUrl).baseUrl).toBe(baseUrl)
    expect(warn.mock.calls).toEqual([[expect.stringContaining(new URL(baseUrl).origin)]])
    expect(() => make('svc_public_live_a', baseUrl)).toThrow(
      expect.objectContaining({ code: 'invalid_base_url' }),
    )
  },
)

test.each(['http://a:b@192.168.1.20', 'http://192.168.1.20?x', 'ftp://192.168.1.20'])(
  'createOnrampClient rejects the base URL %j for a sandbox key',
  (baseUrl) => {
    expect(() => make('svc_public_sandbox_a', baseUrl)).toThrow(
      expect.objectContaining({ code: 'invalid_base_url' }),
    )
  },
)

test.each([0, -1, 600_001, Number.NaN, Number.POSITIVE_INFINITY])(
  'createOnrampClient rejects a timeout of %d',
  (timeout) => {
    const options = {
      publishableKey: 'svc_public_live_a',
      baseUrl: 'https://service.example',
      timeout,
    }
    expect(() => createOnrampClient(options)).toThrow(
      expect.objectContaining({
        code: 'invalid_timeout',
        message: expect.stringContaining(
          'createOnrampClient: timeout must be from 1 to 600000 milliseconds.',
        ),
      }),
    )
  },
)

test('createOnrampClient accepts a timeout of ten minutes', () => {
  expect(createTestClient({ timeout: 600_000 }).client.timeout).toBe(600_000)
})

test.each([undefined, null, 7, {}, { sandbox: 'https://service.example' }, { live: 7 }])(
  'createOnrampClient rejects the base URL %j from JavaScript',
  (baseUrl) => {
    const options = { publishableKey: 'svc_public_live_a', baseUrl: baseUrl as string }
    expect(() => createOnrampClient(options)).toThrow(
      expect.objectContaining({ code: 'invalid_base_url' }),
    )
  },
)

test.each(['task_live_1', 'their_svc_live_1'])(
  'createOnrampClient rejects %j without a warning of a secret key',
  (key) => {
    expect(() => make(key)).toThrow(expect.objectContaining({ code: 'invalid_key' }))
  },
)

test("the key's environment chooses the base URL", () => {
  const baseUrl = { live: 'https://live.example', sandbox: 'https://sandbox.example' }
  const made = createOnrampClient({ publishableKey: 'svc_public_sandbox_x', baseUrl })
  expect(made.baseUrl).toBe('https://sandbox.example')
})

function catching(run: () => unknown): Error {
  try {
    run()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
