import { describe, expect, test, vi } from 'vitest'
import { type DepositAuthority, openCryptoDeposit } from './cryptoDeposit.ts'

const config = { merchant_id: 'm&1', webview_url: 'https://deposit.example/open?theme=dark' }
const grant = () => vi.fn<DepositAuthority['authorize']>(() => Promise.resolve('granted & signed'))

test('passes the deposit to authorize, and its authorization to the page', async () => {
  const authorize = grant()
  const url = await openCryptoDeposit(config, { method: 'crypto' }, { authorize })
  expect(authorize.mock.calls).toEqual([[{ method: 'crypto' }, config]])
  expect([...new URL(url).searchParams]).toEqual([
    ['theme', 'dark'],
    ['merchant_id', 'm&1'],
    ['authorization', 'granted & signed'],
  ])
})

test('passes the amount of a Cash App deposit to authorize, and leaves it out of the URL', async () => {
  const authorize = grant()
  const request = { method: 'cash-app', amount: '31.41' } as const
  const url = await openCryptoDeposit(config, request, { authorize })
  expect(authorize.mock.calls[0]?.[0]).toEqual(request)
  expect(url).not.toContain('31')
})

test('uses the URL that buildUrl returns', async () => {
  const url = await openCryptoDeposit(
    { merchant_id: 'm', webview_url: 'deposit.example' },
    { method: 'crypto' },
    {
      authorize: grant(),
      buildUrl: ({ config: { merchant_id, webview_url }, authorization, request }) =>
        `https://${webview_url}/${merchant_id}/${request.method}#${authorization}`,
    },
  )
  expect(url).toBe('https://deposit.example/m/crypto#granted%20&%20signed')
})

describe('does not call authorize', () => {
  test('for a Cash App deposit of less than 3 USD', async () => {
    const authorize = grant()
    await expect(
      openCryptoDeposit(config, { method: 'cash-app', amount: '2.99' }, { authorize }),
    ).rejects.toMatchObject({
      operation: 'openCryptoDeposit',
      code: 'invalid_input',
      outcome: 'none',
      fields: [{ field: 'amount', reason: 'must be at least 3 (USD)' }],
    })
    expect(authorize).not.toHaveBeenCalled()
  })

  test('for a method that the interface does not have, such as a misspelled one', async () => {
    const authorize = grant()
    const deposit = { method: 'cashapp', amount: '1' } as never
    await expect(openCryptoDeposit(config, deposit, { authorize })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'method', reason: "must be 'crypto' or 'cash-app'" }],
    })
    expect(authorize).not.toHaveBeenCalled()
  })

  test('for a webview that is not https', async () => {
    const authorize = grant()
    const insecure = { ...config, webview_url: 'http://deposit.example' }
    await expect(
      openCryptoDeposit(insecure, { method: 'crypto' }, { authorize }),
    ).rejects.toMatchObject({ code: 'invalid_webview_url' })
    expect(authorize).not.toHaveBeenCalled()
  })
})

test.each([
  ['', 'nothing'],
  [undefined, 'nothing'],
  [null, 'nothing'],
  [{ url: 'https://deposit.example' }, 'a value of type object'],
  [new URL('https://deposit.example'), 'a value of type object'],
  [['granted'], 'a value of type object'],
  [7, 'a value of type number'],
  [true, 'a value of type boolean'],
])('rejects the authorization %j, and builds no URL', async (value, received) => {
  const authorize = () => Promise.resolve(value as string)
  const buildUrl = vi.fn<() => string>()
  await expect(
    openCryptoDeposit(config, { method: 'crypto' }, { authorize, buildUrl }),
  ).rejects.toMatchObject({
    code: 'authorization_missing',
    outcome: 'none',
    message: expect.stringContaining(
      `openCryptoDeposit: authorize resolved with ${received} instead of text, so nothing was opened. Resolve with the authorization of your server as text, or reject.`,
    ),
  })
  expect(buildUrl).not.toHaveBeenCalled()
})

test('rejects a URL of buildUrl that is not https', async () => {
  const buildUrl = () => 'http://deposit.example/'
  await expect(
    openCryptoDeposit(config, { method: 'crypto' }, { authorize: grant(), buildUrl }),
  ).rejects.toMatchObject({ code: 'invalid_webview_url' })
})

test('rejects with the error of a buildUrl that throws as the cause', async () => {
  const buildUrl = () => {
    throw new TypeError('no such plan')
  }
  await expect(
    openCryptoDeposit(config, { method: 'crypto' }, { authorize: grant(), buildUrl }),
  ).rejects.toMatchObject({
    name: 'ConfigError',
    code: 'request_not_sent',
    outcome: 'none',
    message: expect.stringContaining(
      'openCryptoDeposit: buildUrl threw, so nothing was opened. Its cause says why.',
    ),
    cause: { name: 'TypeError', message: 'no such plan' },
  })
})

describe('rejects with the error of authorize as the cause', () => {
  const cause = new Error('not this person')
  test.each<[string, () => Promise<string>]>([
    ['later', () => Promise.reject(cause)],
    [
      'at once',
      () => {
        throw cause
      },
    ],
  ])('%s', async (_when, authorize) => {
    const opening = openCryptoDeposit(config, { method: 'crypto' }, { authorize })
    const error: unknown = await opening.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'authorization_rejected', outcome: 'none', cause })
    expect(String(error)).toContain(
      'OnrampError: openCryptoDeposit: authorize rejected, so nothing was opened. Its cause says why.',
    )
  })
})
