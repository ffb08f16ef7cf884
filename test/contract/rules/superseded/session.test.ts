import { supersededRoutes } from '@onramp-kit/superseded/contract'
import { simulatedToken } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { expect } from 'vitest'
import { throwawayWallet } from '../../../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import { errorOf, openWorld, SANDBOX_KEY } from '../../interfaceWorld.ts'
import { rule } from './rule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
type World = ReturnType<typeof createSupersededWorld>

const token = ({ address, clock }: World) => simulatedToken(address, clock.now() + MINUTE)
const signIns: readonly ((world: World) => Promise<void>)[] = [
  (world) => world.signIn(),
  (world) => world.client.session.identityToken({ address: world.address, proof: token(world) }),
  (world) => world.client.session.accessToken({ address: world.address, proof: token(world) }),
]

/** Records the requests that the service receives. */
function listen(world: World) {
  const seen: { cookie: string | null; key: string | null; body: unknown }[] = []
  world.setFault(async (request) => {
    const { headers } = request
    const text = await request.clone().text()
    seen.push({
      cookie: headers.get('cookie'),
      key: headers.get('x-svc-publishable-key'),
      body: text === '' ? undefined : JSON.parse(text),
    })
    return undefined
  })
  return seen
}

const valueOf = ({ jar }: World, name: string) =>
  jar.cookies().find((cookie) => cookie.name === name)?.value

rule('session.modalities', async () => {
  const paths = Object.entries(supersededRoutes)
    .filter(([id]) => id.startsWith('session.'))
    .map(([, { path }]) => path)
  expect(paths).toHaveLength(3)
  for (const path of paths) expect(path).toMatch(/^\/v1\/session\/\{address\}\/[\w-]+$/)
  for (const signIn of signIns) {
    const world = createSupersededWorld()
    await signIn(world)
    expect(world.jar.cookies()).toHaveLength(2)
  }
})

rule('session.signature', async () => {
  const { address, client, clock, wallet } = createSupersededWorld()
  const message = wallet.message({ issuedAt: clock.now() })
  const forged = throwawayWallet('forger').sign(message)
  const signIn = (signature: string) => client.session.siwe({ address, message, signature })
  expect(await errorOf(signIn(forged))).toMatchObject({ code: 'invalid_token' })
  expect(await errorOf(signIn(wallet.sign(message)))).toBeUndefined()
})

rule('session.proof', async () => {
  const world = createSupersededWorld()
  const seen = listen(world)
  await world.signIn()
  expect(seen).toEqual([
    {
      cookie: null,
      key: SANDBOX_KEY,
      body: { message: expect.any(String), signature: expect.any(String) },
    },
  ])
})

rule('session.cookies', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  expect(world.jar.cookies().map(({ name }) => name)).toEqual(['svc_session', 'svc_refresh'])
})

rule('session.renewal', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  const before = [valueOf(world, 'svc_session'), valueOf(world, 'svc_refresh')]
  await world.clock.advance(2 * HOUR)
  const seen = listen(world)
  await world.client.session.renew({ address: world.address })
  expect(seen).toEqual([{ cookie: `svc_refresh=${before[1]}`, key: SANDBOX_KEY, body: {} }])
  expect(valueOf(world, 'svc_session')).not.toBe(before[0])
  expect(valueOf(world, 'svc_refresh')).not.toBe(before[1])
})

rule('session.pace', async () => {
  const world = createSupersededWorld()
  await world.becomeActive()
  const { address, client, clock, requests } = world
  const renewals = () => requests.filter((line) => line.includes('/v1/session/')).length - 1
  for (let minute = 1; minute <= 200; minute++) {
    await clock.advance(MINUTE)
    await client.wallets.get({ address })
    expect(renewals()).toBe(Math.floor(minute / 50))
  }
})

rule('session.credentials', async () => {
  const credentials: RequestCredentials[] = []
  const world = createSupersededWorld({
    fetch: (input, init) => {
      const request = new Request(input, init)
      credentials.push(request.credentials)
      return world.page(SHOP)(request)
    },
  })
  await world.becomeActive()
  await world.client.wallets.get({ address: world.address })
  expect(credentials).toEqual(['include', 'include', 'include'])
})

rule('session.customer', async () => {
  const world = createSupersededWorld()
  await world.becomeActive()
  for (const signIn of signIns) {
    await signIn(world)
    const customer = await world.client.wallets.get({ address: world.address })
    expect(customer.status).toBe('active')
  }
})

rule('session.removed', async () => {
  const { ask } = openWorld()
  for (const { method, path } of Object.values(supersededRoutes)) {
    const answer = await ask(method, path.replace('{address}', throwawayWallet().address))
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  }
})

const kept = { httpOnly: true, secure: true, sameSite: 'None', partition: SHOP }

rule('cookies.session', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  const expiresAt = world.clock.now() + 3600 * 1000
  expect(world.jar.cookies()[0]).toMatchObject({
    name: 'svc_session',
    path: '/',
    expiresAt,
    ...kept,
  })
})

rule('cookies.refresh', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  const expiresAt = world.clock.now() + 2_592_000 * 1000
  expect(world.jar.cookies()[1]).toMatchObject({
    name: 'svc_refresh',
    path: '/v1/session',
    expiresAt,
    ...kept,
  })
})

rule('cookies.expiry', async () => {
  const world = createSupersededWorld()
  await world.becomeActive()
  const { address, client, clock } = world
  await clock.advance(HOUR)
  expect(world.jar.cookies().map(({ name }) => name)).toEqual(['svc_refresh'])
  expect((await client.wallets.get({ address })).status).toBe('active')
  await clock.advance(30 * DAY)
  expect(world.jar.cookies()).toEqual([])
  expect(await errorOf(client.wallets.get({ address }))).toMatchObject({ code: 'session_required' })
})
