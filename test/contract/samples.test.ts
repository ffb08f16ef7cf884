import type { CardCheckoutInput } from '@onramp-kit/core'
import { type RouteTable, routes } from '@onramp-kit/core/contract'
import { supersededRoutes } from '@onramp-kit/superseded/contract'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { type Sample, samples } from '@onramp-kit/test-tools/samples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { shapeOf } from '@onramp-kit/test-tools/shapeOf'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'
import document from '../../generated/openapi.json' with { type: 'json' }
import { createAnswerCheck } from './conformance/answerCheck.ts'
import { currentContract } from './errors/currentContract.ts'
import { provokeFirst } from './errors/provoke.ts'
import { supersededContract } from './errors/supersededContract.ts'
import { accountSituations } from './situations/accounts.ts'
import { cardSituations } from './situations/card.ts'
import type { Answer, Situations } from './situations/situation.ts'
import { supersededSituations } from './situations/superseded.ts'

const address = WALLET
const wallet = WALLET

const requests = samples.filter(({ name }) => name === 'request')
const errors = samples.filter(({ route }) => route === 'errors')
const answers = samples.filter((sample) => !requests.includes(sample) && !errors.includes(sample))
const title = ({ route, name }: Sample) => `${route}/${name}`

/** Clients of both contracts, on a network that always sends the same response. */
function clientsOn(answer: Response) {
  const network = scriptNetwork(answer)
  const { client } = createTestClient({ fetch: network.fetch })
  const { wallets } = createSupersededTestClient({ fetch: network.fetch }).client
  return { ...client, wallets, network }
}
type Clients = ReturnType<typeof clientsOn>

/** The call that reads the responses of each route. */
const reads: Readonly<Record<string, (clients: Clients, body: unknown) => Promise<unknown>>> = {
  'card.checkout': ({ card }) => card.checkout(purchase),
  'card.orders.get': ({ card }, body) => card.orders.get({ ...(body as { id: string }), wallet }),
  'virtualAccounts.list': ({ virtualAccounts }) => virtualAccounts.list({ wallet }),
  'rail.config': ({ rail }) => rail.config(),
  'fx.rates': ({ fx }) => fx.rates(),
  'wallets.get': ({ wallets }) => wallets.get({ address }),
  'wallets.virtualAccount': ({ wallets }) => wallets.virtualAccount({ address }),
}

test.each(answers.map((sample) => [title(sample), sample] as const))(
  'the client reads %s unchanged',
  async (_, { route, body }) => {
    const read = reads[route]
    if (read === undefined) throw new Error(`No call reads the samples of ${route}.`)
    expect(await read(clientsOn(json(body)), body)).toEqual(body)
  },
)

const places: RouteTable = { ...routes, ...supersededRoutes }
const check = createAnswerCheck(document)

test.each(answers.map((sample) => [title(sample), sample] as const))(
  'generated/openapi.json describes %s',
  (_, { route, body }) => {
    const { method = 'GET', path = '' } = places[route] ?? {}
    const text = JSON.stringify(body)
    const contentType = 'application/json'
    expect(check({ method, path, status: 200, contentType, text })).toBeUndefined()
  },
)

/** The call that sends the body of each route. */
const writes: Readonly<Record<string, (clients: Clients, body: never) => Promise<unknown>>> = {
  'card.checkout': ({ card }, body: CardCheckoutInput) => card.checkout(body),
  'wallets.register': ({ wallets }, body: { country: string; email: string }) =>
    wallets.register({ address, ...body }),
  'wallets.createVirtualAccount': ({ wallets }, body: { currency: 'usd'; chain: string }) =>
    wallets.createVirtualAccount({ address, ...body }),
}

test.each(requests.map((sample) => [title(sample), sample] as const))(
  'the client sends %s unchanged',
  async (_, { route, body }) => {
    const write = writes[route]
    if (write === undefined) throw new Error(`No call reads the samples of ${route}.`)
    const clients = clientsOn(json({ error: { code: 'stop', message: 'here' } }, { status: 400 }))
    await expect(write(clients, body as never)).rejects.toMatchObject({ code: 'stop' })
    const [request, ...more] = clients.network.requests
    expect([await request?.json(), more]).toEqual([body, []])
  },
)

describe('the client reads the envelope of', () => {
  test.each(errors.map((sample) => [sample.name, sample] as const))(
    '%s',
    async (name, { body }) => {
      const [status, code] = name.split('.')
      const { card } = clientsOn(json(body, { status: Number(status) }))
      const { message } = (body as { error: { message: string } }).error
      const apiError = (await card.checkout(purchase).catch((error: unknown) => error)) as Error
      expect(apiError).toMatchObject({ status: Number(status), code })
      expect(apiError.message).toContain(message)
    },
  )
})

const situations: Situations = {
  ...cardSituations,
  ...accountSituations,
  ...supersededSituations,
}

/** The service's response to a call that fails with the code of a sample. */
async function errorResponse(name: string): Promise<Answer | undefined> {
  const code = name.replace(/^\d+\./, '')
  const provoked =
    (await provokeFirst(currentContract, code)) ?? (await provokeFirst(supersededContract, code))
  if (provoked === undefined) return undefined
  const { response } = provoked
  return { status: response.status, body: await response.json() }
}

/** The simulated service omits the card until the rail's first callback; another service may not. */
const notSimulated = ['card.orders.get/payment_pending.card']

describe('the simulated service answers as', () => {
  const simulated = samples.filter((sample) => !notSimulated.includes(title(sample)))
  test.each(simulated.map((sample) => [title(sample), sample] as const))(
    '%s',
    async (name, sample) => {
      const isError = sample.route === 'errors'
      const answer = await (isError ? errorResponse(sample.name) : situations[name]?.(sample.body))
      if (answer === undefined) throw new Error(`No situation produces the sample ${name}.`)
      const [status = ''] = isError ? sample.name.split('.') : ['200']
      expect(answer.status).toBe(Number(status))
      if (requests.includes(sample)) return
      const known = shapeOf(sample.body)
      const seen = shapeOf(answer.body)
      // Deposit instructions vary by provider.
      const more = seen.filter((line) => !known.includes(line))
      expect(more.filter((line) => !line.includes('deposit_instructions.'))).toEqual([])
      expect(seen).toEqual(expect.arrayContaining([...known]))
    },
  )
})
