import { errorResponse, html, json, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
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

describe('the client', () => {
  test.each([
    ['identityToken', 'identity-token', { proof: 'token' }],
    ['accessToken', 'access-token', { proof: 'token' }],
    ['siwe', 'siwe', { message: 'm', signature: '0x1' }],
  ] as const)('%s sends its proof with the key and the cookies', async (method, slug, body) => {
    const { client, network } = setUp(done())
    const signIn: (input: object) => Promise<void> = client.session[method] as never
    await signIn({ address, ...body })
    const [request] = network.requests
    expect(request?.url).toBe(`https://service.example/v1/session/${address}/${slug}`)
    expect(request?.headers.get('x-svc-publishable-key')).toBe('svc_public_sandbox_demo')
    expect(request?.credentials).toBe('include')
    expect(await request?.json()).toEqual(body)
  })

  test('sends the cookies and no key with a wallet call', async () => {
    const { client, network } = setUp(json(customer))
    expect(await client.wallets.get({ address })).toEqual(customer)
    expect(network.requests[0]?.credentials).toBe('include')
    expect(network.requests[0]?.headers.has('x-svc-publishable-key')).toBe(false)
  })

  test.each([
    ['session.siwe', ['message', 'signature']],
    ['session.identityToken', ['proof']],
    ['session.accessToken', ['proof']],
  ] as const)(
    'does not send %s without its proof, which would renew the session',
    async (route, fields) => {
      const { client, network } = setUp(done())
      const signIn = client.session[route.slice('session.'.length) as 'siwe']
      await expect(signIn({ address } as never)).rejects.toMatchObject({
        name: 'InputError',
        operation: route,
        fields: fields.map((field) => ({ field, reason: 'must be given' })),
      })
      expect(network.requests).toHaveLength(0)
    },
  )

  test('rejects a call without an address during a renewal', async () => {
    const { client } = setUp(done(), done())
    const renewed = client.session.renew({ address })
    const withoutAddress = { address: undefined } as never
    for (const call of [client.session.renew, client.wallets.get])
      await expect((async () => call(withoutAddress))()).rejects.toMatchObject({
        name: 'InputError',
      })
    await renewed
  })

  test('sends a registration once', async () => {
    const { client, network, clock } = setUp('dropped')
    const registered = client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    await expect(registered).rejects.toMatchObject({ name: 'NetworkError', outcome: 'unknown' })
    await clock.advance(60 * MINUTE)
    expect(network.requests).toHaveLength(1)
  })
})

describe('a response that opens a session', () => {
  test.each<[string, Turn]>([
    ['204', () => new Response(null, { status: 204 })],
    ['200 and nothing', new Response('')],
    ['200 and JSON, whatever it says', json({ address })],
  ])('is %s', async (_, turn) => {
    const { client } = setUp(turn)
    await client.session.siwe(proof)
    expect(client.session.getSnapshot()).toBe('open')
  })

  test("is not a proxy's page", async () => {
    const { client } = setUp(html(200))
    await expect(client.session.siwe(proof)).rejects.toMatchObject({
      name: 'ContractError',
      code: 'unreadable_answer',
      outcome: 'unknown',
    })
    expect(client.session.getSnapshot()).toBe('unknown')
  })
})

describe('a server error', () => {
  test('does not end the session', async () => {
    const { client, clock, network } = setUp(errorResponse(500, 'unauthorized'))
    const result = client.wallets.createVirtualAccount({ address, currency: 'usd', chain: 'base' })
    const error = await result.catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'unauthorized', status: 500, outcome: 'unknown' })
    expect(isSessionEnded(error)).toBe(false)
    await clock.advance(60 * MINUTE)
    expect(network.requests).toHaveLength(1)
    expect(client.session.getSnapshot()).toBe('unknown')
  })

  test.each<[string, Turn]>([
    ['a dropped renewal', 'dropped'],
    ['a failing renewal', errorResponse(500, 'unauthorized')],
    ['a proxy response to a renewal', html(502)],
  ])('%s keeps the session, and the renewal is retried after a minute', async (_, fault) => {
    const { client, clock, sent } = setUp(
      done(),
      fault,
      json(customer),
      json(customer),
      done(),
      json(customer),
    )
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE)
    await client.wallets.get({ address })
    await client.wallets.get({ address })
    await clock.advance(MINUTE)
    await client.wallets.get({ address })
    expect(sent()).toEqual([renewal, renewal, get, get, renewal, get])
  })

  test('in the renewal of an ended session rejects the call', async () => {
    const { client } = setUp(
      errorResponse(401, 'token_expired'),
      errorResponse(500, 'unauthorized'),
    )
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'unauthorized' })
    expect(isSessionEnded(error)).toBe(false)
  })
})

test('an error contains a hint, and neither proof nor wallet', async () => {
  const signature = `0x${'ab'.repeat(65)}`
  const { client } = setUp(
    Response.json(
      { error: { code: 'invalid_token', message: `${signature} is not of ${address}.` } },
      { status: 401 },
    ),
  )
  await expect(client.session.siwe(proof)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ApiError: session.siwe failed: 401 invalid_token. The service said: [redacted] is not of [redacted]. Sign in again with a proof by this wallet for this page. See https://onramp-kit.github.io/onramp-kit/errors/invalid_token/]`,
  )
})
