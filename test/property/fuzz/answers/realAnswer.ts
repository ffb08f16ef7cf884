import { simulatedToken } from '@onramp-kit/superseded/simulator'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { callOf, clientOf, type Operation } from './operations.ts'

/** The simulated service's response to a successful operation, with its request. */
export interface RealAnswer {
  readonly fields: Readonly<Record<string, unknown>>
  readonly status: number
  readonly text: string
}

/** Prepares a simulated service for the operation and sends the request. */
export async function realAnswerTo(operation: Operation): Promise<RealAnswer> {
  const { fields, fetch } =
    operation.contract === 'current' ? await currentWorld(operation) : await sessionWorld(operation)
  let answered: Response | undefined
  const { client } = clientOf(operation, async (input, init) => {
    const answer = await fetch(new Request(input, init))
    answered = answer.clone()
    return answer
  })
  await callOf(client, operation, fields)
  if (answered === undefined) throw new Error(`${operation.id} sent no request`)
  return { fields, status: answered.status, text: await answered.text() }
}

async function currentWorld({ id }: Operation) {
  const { client, service } = createSimulatedWorld({}, { scenario: 'approved' })
  const { order_id } = await client.card.checkout(purchase)
  service.advance(5_000)
  service.callback(order_id, 'order_broadcasted')
  if (id !== 'virtualAccounts.register') {
    await client.virtualAccounts.register(registration)
    service.customerStatus(WALLET, 'active')
  }
  return { fields: { ...purchase, ...registration, id: order_id }, fetch: service.fetch }
}

async function sessionWorld({ id }: Operation) {
  const world = createSupersededWorld()
  const { address, clock, wallet } = world
  if (id === 'wallets.register') await world.signIn()
  else if (id.startsWith('wallets.')) await world.becomeActive()
  const account = { address, currency: 'usd', chain: 'base' } as const
  if (id === 'wallets.virtualAccount') await world.client.wallets.createVirtualAccount(account)
  const proofs = {
    proof: simulatedToken(address, clock.now() + 60_000),
    ...wallet.siwe({ issuedAt: clock.now() }),
  }
  const fields = { country: 'de', email: 'ada@example.com', ...account, ...proofs }
  return { fields, fetch: world.page(SHOP) }
}
