import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { destination, details } from '@onramp-kit/test-tools/checkoutHarness'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { thrownValues } from '@onramp-kit/test-tools/thrownValues'
import { uncaught } from '@onramp-kit/test-tools/uncaught'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test, vi } from 'vitest'
import { createCheckout } from '../checkout/createCheckout.ts'
import { openCryptoDeposit } from '../resources/cryptoDeposit.ts'
import { isOnrampError } from './OnrampError.ts'

const config = { merchant_id: 'm', webview_url: 'https://deposit.example' }
const authorize = async () => 'granted'

describe.each(Object.entries(thrownValues))("a merchant's code that throws %s", (_, valueOf) => {
  const throws = () => {
    throw valueOf()
  }
  const rejects = () => Promise.reject(valueOf())

  test.each([
    ['throws', throws],
    ['rejects', rejects],
  ])('as a fetch that %s leaves the outcome unknown', async (_how, fetch) => {
    const { client } = createTestClient({ fetch })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      code: 'network_error',
      outcome: 'unknown',
    })
    const checkout = createCheckout(client, destination)
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'unknown',
      error: { code: 'network_error' },
    })
  })

  test('as a method of the client leaves the purchase unconfirmed', async () => {
    const { client } = createTestClient()
    const broken = { ...client, card: { ...client.card, checkout: rejects } }
    const checkout = createCheckout(broken, destination)
    await checkout.open(details)
    const error = { code: 'network_error', outcome: 'unknown' }
    expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', error })
  })

  test('as a read of the client ends the polling of the order with an error', async () => {
    const fetch = async () => Response.json({ order_id: ORDER_ID, url: 'https://pay.example/1' })
    const { client } = createTestClient({ fetch })
    const watch = () => ({ [Symbol.asyncIterator]: () => ({ next: rejects }) })
    const orders = { ...client.card.orders, watch }
    const checkout = createCheckout({ ...client, card: { ...client.card, orders } }, destination)
    checkout.subscribe(() => {})
    await checkout.open(details)
    await settle()
    const error = { code: 'unexpected_answer', outcome: 'none' }
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', error })
  })

  test('as a hook or `headers` is reported, and changes no request', async () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    const fetch = async () => Response.json({ order_id: ORDER_ID, url: 'https://pay.example/1' })
    const hooks = { onRequest: throws, onResponse: throws, onRetry: throws, headers: throws }
    const { client } = createTestClient({ fetch, ...hooks })
    await expect(client.card.checkout(purchase)).resolves.toMatchObject({ order_id: ORDER_ID })
    expect(reported).toHaveBeenCalledTimes(3)
    reported.mockRestore()
  })

  test('while `headers` are read leaves the purchase unsent', async () => {
    const headers = () => Object.defineProperty({}, 'x-shop', { enumerable: true, get: throws })
    const { client } = createTestClient({ fetch: rejects, headers })
    const checkout = createCheckout(client, destination)
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'details',
      error: { code: 'request_not_sent', outcome: 'none' },
    })
  })

  test.each([
    ['throws', throws],
    ['rejects', rejects],
    [
      'rejects after running',
      async (_name: string, run: () => Promise<void>) => {
        await run()
        return rejects()
      },
    ],
  ])('as a lock that %s opens one purchase', async (_how, lock) => {
    const fetch = vi.fn(async () =>
      Response.json({ order_id: ORDER_ID, url: 'https://pay.example/1' }),
    )
    const { client, clock } = createTestClient({ fetch, lock })
    const checkout = createCheckout(client, destination)
    const opening = checkout.open(details)
    await clock.advance(60_000)
    await opening
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('as `errors` or a storage is ignored', async () => {
    const storage = { getItem: throws, setItem: throws, removeItem: throws }
    const fetch = async () => Response.json({ error: {} }, { status: 400 })
    const { client } = createTestClient({ fetch, errors: throws, storage, tabStorage: storage })
    const checkout = createCheckout(client, destination, { resume: 'page' })
    const left = await uncaught(() => checkout.open(details))
    expect(left).toEqual([])
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'foreign_envelope' })
  })

  test('as authorize rejects the deposit', async () => {
    for (const each of [throws, rejects])
      await expect(
        openCryptoDeposit(config, { method: 'crypto' }, { authorize: each }),
      ).rejects.toMatchObject({ code: 'authorization_rejected', outcome: 'none' })
  })

  test('as buildUrl rejects the deposit', async () => {
    await expect(
      openCryptoDeposit(config, { method: 'crypto' }, { authorize, buildUrl: throws }),
    ).rejects.toMatchObject({ code: 'request_not_sent', outcome: 'none' })
  })

  test('is not an error of the client', () => {
    expect(isOnrampError(valueOf())).toBe(false)
  })
})

test.each([undefined, null, {}, 5, 'text', { status: 200 }])(
  'a fetch that resolves with %j leaves the outcome unknown',
  async (answer) => {
    const { client } = createTestClient({ fetch: async () => answer as unknown as Response })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      code: 'network_error',
      outcome: 'unknown',
    })
    const read = client.card.orders.watch({ id: ORDER_ID, wallet: WALLET })
    await read[Symbol.asyncIterator]().return?.()
  },
)
