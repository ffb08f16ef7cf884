import { describe, expect, test, vi } from 'vitest'
import { type DepositAuthority, openCryptoDeposit } from './cryptoDeposit.ts'

const config = { merchant_id: 'm&1', webview_url: 'https://deposit.example/open?theme=dark' }
const grant = () => vi.fn<DepositAuthority['authorize']>(() => Promise.resolve('granted & signed'))

test('the merchant authorizes what the person chose, and the page gets his word', async () => {
  const authorize = grant()
  const url = await openCryptoDeposit(config, { way: 'crypto' }, { authorize })
  expect(authorize.mock.calls).toEqual([[{ way: 'crypto' }, config]])
  expect([...new URL(url).searchParams]).toEqual([
    ['theme', 'dark'],
    ['merchant_id', 'm&1'],
    ['authorization', 'granted & signed'],
  ])
})

test('the amount of a Cash App deposit is told to the merchant, and is not in the address', async () => {
  const authorize = grant()
  const request = { way: 'cash-app', amount: '31.41' } as const
  const url = await openCryptoDeposit(config, request, { authorize })
  expect(authorize.mock.calls[0]?.[0]).toEqual(request)
  expect(url).not.toContain('31')
})

test('a merchant who knows better builds the address', async () => {
  const url = await openCryptoDeposit(
    { merchant_id: 'm', webview_url: 'deposit.example' },
    { way: 'crypto' },
    {
      authorize: grant(),
      buildUrl: ({ config: { merchant_id, webview_url }, authorization, request }) =>
        `https://${webview_url}/${merchant_id}/${request.way}#${authorization}`,
    },
  )
  expect(url).toBe('https://deposit.example/m/crypto#granted%20&%20signed')
})

describe('nothing is authorized', () => {
  test('for a Cash App deposit of less than 3 USD', async () => {
    const authorize = grant()
    await expect(
      openCryptoDeposit(config, { way: 'cash-app', amount: '2.99' }, { authorize }),
    ).rejects.toMatchObject({ code: 'invalid_input', outcome: 'none' })
    expect(authorize).not.toHaveBeenCalled()
  })

  test('where the page is none to send anybody to', async () => {
    const authorize = grant()
    const insecure = { ...config, webview_url: 'http://deposit.example' }
    await expect(
      openCryptoDeposit(insecure, { way: 'crypto' }, { authorize }),
    ).rejects.toMatchObject({ code: 'invalid_webview_url' })
    expect(authorize).not.toHaveBeenCalled()
  })
})

test.each(['', undefined, null])('an authorization that is %j opens nothing', async (nothing) => {
  const authorize = () => Promise.resolve(nothing as string)
  await expect(openCryptoDeposit(config, { way: 'crypto' }, { authorize })).rejects.toMatchObject({
    code: 'authorization_missing',
  })
})

test('an address of the merchant that is not https is refused', async () => {
  const buildUrl = () => 'http://deposit.example/'
  await expect(
    openCryptoDeposit(config, { way: 'crypto' }, { authorize: grant(), buildUrl }),
  ).rejects.toMatchObject({ code: 'invalid_webview_url' })
})

describe('where the merchant says no, that is the cause of the error', () => {
  const refusal = new Error('not this person')
  test.each<[string, () => Promise<string>]>([
    ['later', () => Promise.reject(refusal)],
    [
      'at once',
      () => {
        throw refusal
      },
    ],
  ])('%s', async (_when, authorize) => {
    const opening = openCryptoDeposit(config, { way: 'crypto' }, { authorize })
    const error: unknown = await opening.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'authorization_refused', outcome: 'none', cause: refusal })
    expect(String(error)).not.toContain('not this person')
  })
})
