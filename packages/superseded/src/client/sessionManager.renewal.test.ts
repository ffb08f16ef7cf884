import type { TryLock } from '@onramp-kit/core'
import { createMemoryLock } from '@onramp-kit/test-tools/memoryLock'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import {
  address,
  customer,
  done,
  get,
  MINUTE,
  proof,
  renewal,
  setUp,
} from './sessionHarness.test.helper.ts'

/** A lock as a merchant's JavaScript may pass it. */
type MerchantLock = (name: string, run: (granted?: null) => Promise<void>) => unknown

const asLock = (lock: MerchantLock) => lock as TryLock

/** A client whose lock never settles, and runs what it gets only in `runLate`. */
function openWithSilentLock(fetch: typeof globalThis.fetch) {
  let begin = async () => {}
  const lock: TryLock = (_, run) => {
    begin = run
    return new Promise(() => {})
  }
  const client = createSupersededTestClient({ fetch, lock, timeout: 5000 })
  return { ...client, runLate: () => begin() }
}

describe('the client renews the session', () => {
  test('before the first call after 50 minutes, by the refresh cookie alone, and not before', async () => {
    const { client, clock, network, sent } = setUp(done(), json(customer), done(), json(customer))
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE - 1)
    await client.wallets.get({ address })
    await clock.advance(1)
    await client.wallets.get({ address })
    expect(sent()).toEqual([renewal, get, renewal, get])
    expect(await network.requests[2]?.json()).toEqual({})
  })

  test('without a timer that keeps the process alive', async () => {
    const { client, clock, network } = setUp(done())
    await client.session.siwe(proof)
    expect(clock.timers()).toBe(0)
    await clock.advance(24 * 60 * MINUTE)
    expect(network.requests).toHaveLength(1)
  })

  test('with the modality that opened it', async () => {
    const { client, clock, sent } = setUp(done(), done(), json(customer))
    await client.session.accessToken({ address, proof: 'token' })
    await clock.advance(50 * MINUTE)
    await client.wallets.get({ address })
    expect(sent()[1]).toBe(`POST session/${address}/access-token`)
  })

  test('once, however many calls wait for it', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const { client, clock, sent } = setUp(done(), slow, json(customer))
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE)
    const calls = Array.from({ length: 10 }, () => client.wallets.get({ address }))
    await settle()
    expect(sent()).toEqual([renewal, renewal])
    release()
    await Promise.all(calls)
    expect(sent().filter((line) => line === renewal)).toHaveLength(2)
  })

  test('after a rejection that reports its end, and resends the call once', async () => {
    const { client, sent } = setUp(errorResponse(401, 'session_required'), done(), json(customer))
    expect(await client.wallets.get({ address })).toEqual(customer)
    expect(sent()).toEqual([get, renewal, get])
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('a second time when another tab renewed during the resent call', async () => {
    const { client, sent } = setUp(
      errorResponse(401, 'session_invalid'),
      done(),
      errorResponse(401, 'session_invalid'),
      done(),
      json(customer),
    )
    const states: string[] = []
    client.session.subscribe(() => states.push(client.session.getSnapshot()))
    expect(await client.wallets.get({ address })).toEqual(customer)
    expect(sent()).toEqual([get, renewal, get, renewal, get])
    expect(states).toEqual(['open'])
  })

  test('once for calls that were rejected together, even if the last one is late', async () => {
    const answers: ((response: Response) => void)[] = []
    const held = () => new Promise<Response>((resolve) => answers.push(resolve))
    const { client, sent } = setUp(held, held, done(), json(customer))
    const calls = [client.wallets.get({ address }), client.wallets.get({ address })]
    await settle()
    answers[0]?.(errorResponse(401, 'token_expired'))
    await calls[0]
    answers[1]?.(errorResponse(401, 'token_expired'))
    await calls[1]
    expect(sent()).toEqual([get, get, renewal, get, get])
  })

  test('in one tab at a time, because tabs share the cookies', async () => {
    const lock = createMemoryLock()
    const network = scriptNetwork(done())
    const tabs = [1, 2].map(() => createSupersededTestClient({ fetch: network.fetch, lock }))
    const renewed = tabs.map(({ client }) => client.session.renew({ address }))
    await settle()
    await Promise.all(tabs.map(({ clock }) => clock.advance(250)))
    await Promise.all(renewed)
    expect(network.requests).toHaveLength(2)
    expect(network.mostInFlight()).toBe(1)
  })

  test('once the tab that holds the lock releases it, as Web Locks report by null', async () => {
    const network = scriptNetwork(done())
    let isHeld = true
    const lock = asLock((_, run) => run(isHeld ? null : undefined))
    const { client, clock } = createSupersededTestClient({ fetch: network.fetch, lock })
    const renewed = client.session.renew({ address })
    await clock.advance(MINUTE)
    expect(network.requests).toHaveLength(0)
    isHeld = false
    await clock.advance(250)
    await renewed
    expect(network.requests).toHaveLength(1)
  })

  test('without a lock that rejects', async () => {
    const network = scriptNetwork(done())
    const lock = () => Promise.reject(new Error('blocked'))
    const { client } = createSupersededTestClient({ fetch: network.fetch, lock })
    await client.session.renew({ address })
    expect(network.requests).toHaveLength(1)
  })

  test('without a lock that does not run it within the timeout, and not a second time when it does', async () => {
    const network = scriptNetwork(done())
    const { client, clock, runLate } = openWithSilentLock(network.fetch)
    const renewed = client.session.renew({ address })
    await clock.advance(4999)
    expect(network.requests).toHaveLength(0)
    await clock.advance(1)
    await renewed
    await runLate()
    expect(network.requests).toHaveLength(1)
  })

  test('once, by a lock that runs it late and never settles', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const network = scriptNetwork(slow)
    const { client, clock, runLate } = openWithSilentLock(network.fetch)
    const renewed = client.session.renew({ address })
    await clock.advance(4999)
    void runLate()
    await clock.advance(4999)
    release()
    await renewed
    expect(network.requests).toHaveLength(1)
    expect(clock.timers()).toBe(0)
  })

  test.each<[string, MerchantLock]>([
    ['runs it twice', (_, run) => run().then(() => run())],
    ['resolves while it runs', async (_, run) => void run()],
    ['returns no promise', (_, run) => void run()],
  ])('once, by a lock that %s', async (_, lock) => {
    const network = scriptNetwork(done())
    const options = { fetch: network.fetch, lock: asLock(lock) }
    const { client } = createSupersededTestClient(options)
    await client.session.renew({ address })
    expect(network.requests).toHaveLength(1)
  })

  test('of the wallet of the call, even while another wallet is signed in', async () => {
    const other = `0x${'ab'.repeat(20)}`
    const { client, clock, sent } = setUp(
      done(),
      errorResponse(403, 'wallet_token_mismatch'),
      json(customer),
      done(),
      json(customer),
    )
    await client.session.siwe(proof)
    const asked = client.session.renew({ address: other })
    await expect(asked).rejects.toMatchObject({ code: 'wallet_token_mismatch' })
    expect(client.session.getSnapshot()).toBe('open')
    // The renewal of the signed-in wallet stays due at the same time.
    await clock.advance(50 * MINUTE - 1)
    await client.wallets.get({ address })
    await clock.advance(1)
    await client.wallets.get({ address })
    expect(sent()).toEqual([renewal, `POST session/${other}/siwe`, get, renewal, get])
  })

  test('of the wallet of a rejected call, which may have signed in in another tab', async () => {
    const other = `0x${'ab'.repeat(20)}`
    const { client, sent } = setUp(
      done(),
      errorResponse(401, 'session_required'),
      done(),
      json({ ...customer, address: other }),
    )
    await client.session.siwe(proof)
    expect(await client.wallets.get({ address: other })).toMatchObject({ address: other })
    const read = `GET wallets/${other}`
    expect(sent()).toEqual([renewal, read, `POST session/${other}/siwe`, read])
  })

  test('for this wallet only: a pending renewal of another does not count', async () => {
    const other = `0x${'ab'.repeat(20)}`
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const { client, sent } = setUp(slow, errorResponse(403, 'wallet_token_mismatch'))
    const renewed = client.session.renew({ address })
    const inCapitals = client.session.renew({ address: `0x${address.slice(2).toUpperCase()}` })
    const mismatch = client.session.renew({ address: other }).catch((error: unknown) => error)
    await settle()
    release()
    await Promise.all([renewed, inCapitals])
    expect(await mismatch).toMatchObject({ code: 'wallet_token_mismatch' })
    expect(sent()).toEqual([renewal, `POST session/${other}/siwe`])
  })

  test('not for a call that was rejected while the wallet signed in again', async () => {
    let release = () => {}
    const late = () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(errorResponse(401, 'session_invalid'))
      })
    const { client, sent } = setUp(late, done(), json(customer))
    const call = client.wallets.get({ address })
    await settle()
    await client.session.siwe(proof)
    release()
    expect(await call).toEqual(customer)
    expect(sent()).toEqual([get, renewal, get])
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('not during a sign-in, for which calls wait', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const { client, clock, sent } = setUp(done(), slow, json(customer))
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE)
    const signedIn = client.session.siwe(proof)
    const call = client.wallets.get({ address })
    await settle()
    expect(sent()).toEqual([renewal, renewal])
    release()
    await Promise.all([signedIn, call])
    expect(sent()).toEqual([renewal, renewal, get])
  })

  test('before it sends a sign-in, so that older cookies do not arrive after newer ones', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const { client, network } = setUp(slow, done())
    const renewed = client.session.renew({ address })
    await settle()
    const signedIn = client.session.siwe(proof)
    await settle()
    expect(network.requests).toHaveLength(1)
    release()
    await Promise.all([renewed, signedIn])
    expect(network.requests).toHaveLength(2)
  })
})

test('a call that is aborted during a renewal rejects at once, and the renewal continues', async () => {
  let release = () => {}
  const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
  const { client, sent } = setUp(errorResponse(401, 'token_expired'), slow, json(customer))
  const controller = new AbortController()
  const aborted = client.wallets.get({ address }, { signal: controller.signal })
  await settle()
  controller.abort(new Error('enough'))
  await expect(aborted).rejects.toThrow('enough')
  const other = client.wallets.get({ address })
  await settle()
  release()
  expect(await other).toEqual(customer)
  expect(sent()).toEqual([get, renewal, get])
})

test('an already aborted call rejects at once and renews nothing', async () => {
  const { client, clock, sent } = setUp(done())
  await client.session.siwe(proof)
  await clock.advance(50 * MINUTE)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(client.wallets.get({ address }, { signal })).rejects.toThrow('enough')
  expect(sent()).toEqual([renewal])
})
