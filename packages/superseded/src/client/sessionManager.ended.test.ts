import { errorResponse, json } from '@onramp-kit/test-tools/scriptedNetwork'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import { isSessionEnded } from '../index.ts'
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

describe('when the session has ended', () => {
  test.each(['session_invalid', 'token_expired', 'invalid_token', 'session_required'])(
    '%s rejects the call, closes the session and notifies listeners once',
    async (code) => {
      const { client, sent } = setUp(errorResponse(401, code))
      const states: string[] = []
      client.session.subscribe(() => states.push(client.session.getSnapshot()))
      const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
      expect(isSessionEnded(error)).toBe(true)
      expect(error).toMatchObject({ code, status: 401, outcome: 'none' })
      expect(sent()).toEqual([get, renewal])
      await expect(client.wallets.get({ address })).rejects.toThrow()
      expect(sent()).toEqual([get, renewal, get])
      expect(states).toEqual(['closed'])
    },
  )

  test('a rejected renewal rejects the call without sending it', async () => {
    const { client, clock, sent } = setUp(done(), errorResponse(401, 'session_invalid'))
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE)
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ operation: 'session.siwe', code: 'session_invalid' })
    expect(sent()).toEqual([renewal, renewal])
    expect(client.session.getSnapshot()).toBe('closed')
  })

  test('right after each renewal, the client stops repeating', async () => {
    const sessionRequired = () => errorResponse(401, 'session_required')
    const { client, sent } = setUp(
      sessionRequired,
      done(),
      sessionRequired,
      done(),
      sessionRequired,
    )
    await expect(client.wallets.get({ address })).rejects.toThrow('third-party cookies')
    expect(sent()).toEqual([get, renewal, get, renewal, get])
    expect(client.session.getSnapshot()).toBe('closed')
  })

  test('a late response does not reopen it, and that of a later call does', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(json(customer))))
    const { client } = setUp(
      slow,
      errorResponse(401, 'session_invalid'),
      errorResponse(401, 'session_invalid'),
      json(customer),
    )
    const early = client.wallets.get({ address })
    await settle()
    await expect(client.wallets.get({ address })).rejects.toThrow()
    release()
    await early
    expect(client.session.getSnapshot()).toBe('closed')
    // The wallet may have signed in again in another tab.
    await client.wallets.get({ address })
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('a call rejected while the wallet signed in again is repeated in the new session', async () => {
    let release = () => {}
    const late = () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(errorResponse(401, 'session_invalid'))
      })
    const { client } = setUp(
      errorResponse(401, 'session_required'),
      done(),
      late,
      done(),
      json(customer),
    )
    const call = client.wallets.get({ address })
    await settle()
    await client.session.siwe(proof)
    release()
    expect(await call).toEqual(customer)
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('signing in reopens it', async () => {
    const { client } = setUp(
      errorResponse(401, 'session_required'),
      errorResponse(401, 'session_required'),
      done(),
      json(customer),
    )
    await expect(client.wallets.get({ address })).rejects.toThrow()
    await client.session.siwe(proof)
    expect(client.session.getSnapshot()).toBe('open')
    expect(await client.wallets.get({ address })).toEqual(customer)
  })

  test('a non-idempotent POST is resent too: the rejection proves that it had no effect', async () => {
    const { client, sent } = setUp(errorResponse(401, 'token_expired'), done(), json(customer))
    await client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    const register = `POST wallets/${address}`
    expect(sent()).toEqual([register, renewal, register])
  })

  test('a non-idempotent POST is not resent when a 5xx carries the code', async () => {
    const { client, network } = setUp(errorResponse(500, 'session_invalid'))
    const registered = client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    await expect(registered).rejects.toMatchObject({ outcome: 'unknown' })
    expect(network.requests).toHaveLength(1)
  })
})
