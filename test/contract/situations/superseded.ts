import type { SupersededOptions } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import type { Answer, Situations } from './situation.ts'

type World = ReturnType<typeof createSupersededWorld>

/** The response of a wallet route to the shop's page, after the first steps. */
async function ask(
  path: string,
  first: (world: World) => Promise<unknown>,
  {
    body,
    superseded = {},
  }: { readonly body?: unknown; readonly superseded?: SupersededOptions } = {},
): Promise<Answer> {
  const world = createSupersededWorld({}, { superseded })
  await first(world)
  const url = `https://service.example/v1/wallets/${path.replace('{address}', world.address)}`
  const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await world.page(SHOP)(url, { credentials: 'include', ...post })
  return { status: response.status, body: await response.json() }
}

const signIn = ({ signIn }: World) => signIn()
const active = ({ becomeActive }: World) => becomeActive()

async function register({ client, address, signIn }: World): Promise<void> {
  await signIn()
  await client.wallets.register({ address, country: 'DE', email: 'ada@example.com' })
}

const customer = (status: string) =>
  ask('{address}', async (world) => {
    await register(world)
    world.service.customerStatus(world.address, status)
  })

const account = (currency: 'usd' | 'gbp', accountVariant: 'A' | 'B') =>
  ask('{address}/virtual-account', active, {
    body: { currency, chain: 'base' },
    superseded: { accountVariant },
  })

export const supersededSituations: Situations = {
  'wallets.get/not_started': () => customer('not_started'),
  'wallets.get/incomplete': () => customer('incomplete'),
  'wallets.get/under_review': () => customer('under_review'),
  'wallets.get/active': () => customer('active'),
  'wallets.get/rejected': () => customer('rejected'),
  'wallets.register/request': (body) => ask('{address}', signIn, { body }),
  'wallets.createVirtualAccount/request': (body) =>
    ask('{address}/virtual-account', active, { body }),
  'wallets.virtualAccount/variant-a.usd': () => account('usd', 'A'),
  'wallets.virtualAccount/variant-a.gbp': () => account('gbp', 'A'),
  'wallets.virtualAccount/variant-a.eur': () =>
    ask('{address}/virtual-account', async (world) => {
      const { address, becomeActive, client, service } = world
      await becomeActive()
      await client.wallets.createVirtualAccount({ address, currency: 'eur', chain: 'base' })
      service.customerStatus(address, 'rejected')
    }),
  'wallets.virtualAccount/variant-b.usd': () => account('usd', 'B'),
}
