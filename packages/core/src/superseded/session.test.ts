import { describe, expect, test } from 'vitest'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { createMemoryLock } from '../../../../test/harness/memoryLock.ts'
import {
  html,
  json,
  refusal,
  scriptNetwork,
  type Turn,
} from '../../../../test/harness/scriptedNetwork.ts'
import { createSupersededTestClient } from '../../../../test/harness/supersededClient.ts'
import { settle } from '../../../../test/harness/virtualClock.ts'
import { isSessionEnded } from './index.ts'

const MINUTE = 60_000
const address = WALLET
const customer = { address, status: 'active', has_accepted_terms_of_service: true }
const done = () => new Response(null, { status: 204 })
const proof = { address, message: 'example wants …', signature: '0xab' }

/** A client and a network that answers as scripted, one turn for each request. */
function setUp(...turns: Turn[]) {
  const network = scriptNetwork(...turns)
  const world = createSupersededTestClient({ fetch: network.fetch })
  const sent = () =>
    network.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/v1/')[1]}`)
  return { ...world, network, sent }
}

const get = `GET wallets/${address}`
const renewal = `POST session/${address}/siwe`

describe('what is sent', () => {
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

  test('a wallet call carries the cookies and no key', async () => {
    const { client, network } = setUp(json(customer))
    expect(await client.wallets.get({ address })).toEqual(customer)
    expect(network.requests[0]?.credentials).toBe('include')
    expect(network.requests[0]?.headers.has('x-svc-publishable-key')).toBe(false)
  })

  test.each([
    ['session.siwe', ['message', 'signature']],
    ['session.identityToken', ['proof']],
    ['session.accessToken', ['proof']],
  ] as const)('%s without its proof is not sent: it would renew', async (route, fields) => {
    const { client, network } = setUp(done())
    const signIn = client.session[route.slice('session.'.length) as 'siwe']
    await expect(signIn({ address } as never)).rejects.toMatchObject({
      name: 'InputError',
      operation: route,
      fields: fields.map((field) => ({ field, reason: 'must be given' })),
    })
    expect(network.requests).toHaveLength(0)
  })

  test('a registration is sent once, whatever happens', async () => {
    const { client, network, clock } = setUp('dropped')
    const registered = client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    await expect(registered).rejects.toMatchObject({ name: 'NetworkError', outcome: 'unknown' })
    await clock.advance(60 * MINUTE)
    expect(network.requests).toHaveLength(1)
  })
})

describe('an answer that opens a session', () => {
  test.each<[string, Turn]>([
    ['204', () => new Response(null, { status: 204 })],
    ['200 and nothing', new Response('')],
    ['200 and JSON, whatever it says', json({ address })],
  ])('is %s', async (_, turn) => {
    const { client } = setUp(turn)
    await client.session.siwe(proof)
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('is not the page of a proxy', async () => {
    const { client } = setUp(html(200))
    await expect(client.session.siwe(proof)).rejects.toMatchObject({
      name: 'ContractError',
      code: 'unreadable_answer',
      outcome: 'unknown',
    })
    expect(client.session.getSnapshot()).toBe('unknown')
  })
})

describe('a session is renewed', () => {
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

  test('by nothing that keeps a process alive', async () => {
    const { client, clock, network } = setUp(done())
    await client.session.siwe(proof)
    expect(clock.timers()).toBe(0)
    await clock.advance(24 * 60 * MINUTE)
    expect(network.requests).toHaveLength(1)
  })

  test('under the modality it was opened by', async () => {
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

  test('after a refusal that says it had ended, and the call is sent once more', async () => {
    const { client, sent } = setUp(refusal(401, 'session_required'), done(), json(customer))
    expect(await client.wallets.get({ address })).toEqual(customer)
    expect(sent()).toEqual([get, renewal, get])
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('once for calls that were refused together, the last of them long after', async () => {
    const answers: ((response: Response) => void)[] = []
    const held = () => new Promise<Response>((resolve) => answers.push(resolve))
    const { client, sent } = setUp(held, held, done(), json(customer))
    const calls = [client.wallets.get({ address }), client.wallets.get({ address })]
    await settle()
    answers[0]?.(refusal(401, 'token_expired'))
    await calls[0]
    answers[1]?.(refusal(401, 'token_expired'))
    await calls[1]
    expect(sent()).toEqual([get, get, renewal, get, get])
  })

  test('by one tab at a time, for both share the cookies', async () => {
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

  test('where locks fail, all the same', async () => {
    const network = scriptNetwork(done())
    const lock = () => Promise.reject(new Error('blocked'))
    const { client } = createSupersededTestClient({ fetch: network.fetch, lock })
    await client.session.renew({ address })
    expect(network.requests).toHaveLength(1)
  })

  test('of the wallet that is asked about, whoever else is signed in', async () => {
    const other = `0x${'ab'.repeat(20)}`
    const { client, clock, sent } = setUp(
      done(),
      refusal(403, 'wallet_token_mismatch'),
      json(customer),
      done(),
      json(customer),
    )
    await client.session.siwe(proof)
    const asked = client.session.renew({ address: other })
    await expect(asked).rejects.toMatchObject({ code: 'wallet_token_mismatch' })
    expect(client.session.getSnapshot()).toBe('open')
    // What is due for the wallet that is signed in, and when, is what it was.
    await clock.advance(50 * MINUTE - 1)
    await client.wallets.get({ address })
    await clock.advance(1)
    await client.wallets.get({ address })
    expect(sent()).toEqual([renewal, `POST session/${other}/siwe`, get, renewal, get])
  })

  test('of the wallet of a call that was refused, which may have signed in in another tab', async () => {
    const other = `0x${'ab'.repeat(20)}`
    const { client, sent } = setUp(
      done(),
      refusal(401, 'session_required'),
      done(),
      json({ ...customer, address: other }),
    )
    await client.session.siwe(proof)
    expect(await client.wallets.get({ address: other })).toMatchObject({ address: other })
    const read = `GET wallets/${other}`
    expect(sent()).toEqual([renewal, read, `POST session/${other}/siwe`, read])
  })

  test('for that wallet alone: a renewal of another under way is not its own', async () => {
    const other = `0x${'ab'.repeat(20)}`
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
    const { client, sent } = setUp(slow, refusal(403, 'wallet_token_mismatch'))
    const renewed = client.session.renew({ address })
    const inCapitals = client.session.renew({ address: `0x${address.slice(2).toUpperCase()}` })
    const refused = client.session.renew({ address: other }).catch((error: unknown) => error)
    await settle()
    release()
    await Promise.all([renewed, inCapitals])
    expect(await refused).toMatchObject({ code: 'wallet_token_mismatch' })
    expect(sent()).toEqual([renewal, `POST session/${other}/siwe`])
  })

  test('not for a call that was refused while the wallet signed in again', async () => {
    let release = () => {}
    const late = () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(refusal(401, 'session_invalid'))
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

  test('not while a sign-in is under way, and calls wait for that', async () => {
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

  test('before a sign-in goes out, so that older cookies do not arrive after newer ones', async () => {
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

describe('when the session has ended', () => {
  test.each(['session_invalid', 'token_expired', 'invalid_token', 'session_required'])(
    '%s rejects the call, closes the session and tells whoever listens, once',
    async (code) => {
      const { client, sent } = setUp(refusal(401, code))
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

  test('a renewal that was due is refused, and the call is not sent', async () => {
    const { client, clock, sent } = setUp(done(), refusal(401, 'session_invalid'))
    await client.session.siwe(proof)
    await clock.advance(50 * MINUTE)
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ operation: 'session.siwe', code: 'session_invalid' })
    expect(sent()).toEqual([renewal, renewal])
    expect(client.session.getSnapshot()).toBe('closed')
  })

  test('also right after a renewal, nothing goes round in circles', async () => {
    const { client, sent } = setUp(
      refusal(401, 'session_required'),
      done(),
      refusal(401, 'session_required'),
    )
    await expect(client.wallets.get({ address })).rejects.toThrow('third-party cookies')
    expect(sent()).toEqual([get, renewal, get])
    expect(client.session.getSnapshot()).toBe('closed')
  })

  test('an answer that was long under way does not open it again, and one to a later call does', async () => {
    let release = () => {}
    const slow = () => new Promise<Response>((resolve) => (release = () => resolve(json(customer))))
    const { client } = setUp(
      slow,
      refusal(401, 'session_invalid'),
      refusal(401, 'session_invalid'),
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

  test('a refusal that was long under way does not close what a later sign-in opened', async () => {
    let release = () => {}
    const late = () =>
      new Promise<Response>((resolve) => {
        release = () => resolve(refusal(401, 'session_invalid'))
      })
    const { client } = setUp(refusal(401, 'session_required'), done(), late, done())
    const call = client.wallets.get({ address })
    await settle()
    await client.session.siwe(proof)
    release()
    await expect(call).rejects.toMatchObject({ code: 'session_invalid' })
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('signing in opens it again', async () => {
    const { client } = setUp(
      refusal(401, 'session_required'),
      refusal(401, 'session_required'),
      done(),
      json(customer),
    )
    await expect(client.wallets.get({ address })).rejects.toThrow()
    await client.session.siwe(proof)
    expect(client.session.getSnapshot()).toBe('open')
    expect(await client.wallets.get({ address })).toEqual(customer)
  })

  test('a POST that may not be repeated is sent again too: its refusal proves that it did nothing', async () => {
    const { client, sent } = setUp(refusal(401, 'token_expired'), done(), json(customer))
    await client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    const register = `POST wallets/${address}`
    expect(sent()).toEqual([register, renewal, register])
  })

  test('unless that is said with a status that proves nothing', async () => {
    const { client, network } = setUp(refusal(500, 'session_invalid'))
    const registered = client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
    await expect(registered).rejects.toMatchObject({ outcome: 'unknown' })
    expect(network.requests).toHaveLength(1)
  })
})

describe('a fault of the server', () => {
  test('is not the end of the session', async () => {
    const { client, clock, network } = setUp(refusal(500, 'unauthorized'))
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
    ['a failing renewal', refusal(500, 'unauthorized')],
    ['a renewal a proxy answered', html(502)],
  ])(
    '%s leaves calls the session there is, and is tried again after a minute',
    async (_, fault) => {
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
    },
  )

  test('in the renewal of an ended session is what the call rejects with', async () => {
    const { client } = setUp(refusal(401, 'token_expired'), refusal(500, 'unauthorized'))
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'unauthorized' })
    expect(isSessionEnded(error)).toBe(false)
  })
})

test('a call that is aborted while it waits for a renewal leaves at once, and the renewal goes on', async () => {
  let release = () => {}
  const slow = () => new Promise<Response>((resolve) => (release = () => resolve(done())))
  const { client, sent } = setUp(refusal(401, 'token_expired'), slow, json(customer))
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

test('a call that was aborted before waits for nothing, and has nothing renewed', async () => {
  const { client, clock, sent } = setUp(done())
  await client.session.siwe(proof)
  await clock.advance(50 * MINUTE)
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(client.wallets.get({ address }, { signal })).rejects.toThrow('enough')
  expect(sent()).toEqual([renewal])
})

test('an error says what to do, and neither proof nor wallet', async () => {
  const signature = `0x${'ab'.repeat(65)}`
  const { client } = setUp(
    Response.json(
      { error: { code: 'invalid_token', message: `${signature} is not of ${address}.` } },
      { status: 401 },
    ),
  )
  await expect(client.session.siwe(proof)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[ApiError: session.siwe was refused: 401 invalid_token. The service said: [redacted] is not of [redacted]. Sign in again, with a proof of this wallet made for this page.]`,
  )
})
