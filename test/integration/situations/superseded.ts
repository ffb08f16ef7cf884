import type { ServiceOptions } from '@onramp-kit/msw'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import type { Answer, Situations } from './situation.ts'

type World = ReturnType<typeof createSupersededWorld>

const OTHER_WALLET = '0x8617e340b3d01fa5f11f306f4090fd50e238070d'

/** What the wallet routes answer a page of the shop's, after what is done first. */
async function ask(
  path: string,
  first: (world: World) => Promise<unknown>,
  { body, options }: { readonly body?: unknown; readonly options?: ServiceOptions } = {},
): Promise<Answer> {
  const world = createSupersededWorld({}, options)
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
    options: { superseded: { accountVariant } },
  })

const create = (first: (world: World) => Promise<unknown>, body: unknown) =>
  ask('{address}/virtual-account', first, { body })

const wanted = { currency: 'usd', chain: 'base' } as const

export const supersededSituations: Situations = {
  'wallets.get/not_started': () => customer('not_started'),
  'wallets.get/incomplete': () => customer('incomplete'),
  'wallets.get/under_review': () => customer('under_review'),
  'wallets.get/active': () => customer('active'),
  'wallets.get/rejected': () => customer('rejected'),
  'wallets.register/request': (body) => ask('{address}', signIn, { body }),
  'wallets.createVirtualAccount/request': (body) => create(active, body),
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
  'errors/403.wallet_token_mismatch': () => ask(OTHER_WALLET, signIn),
  'errors/404.virtual_account_not_provisioned': () => ask('{address}/virtual-account', active),
  'errors/409.kyc_required': () => create(register, wanted),
  'errors/409.already_has_virtual_account': () =>
    create(async (world) => {
      await world.becomeActive()
      await world.client.wallets.createVirtualAccount({ address: world.address, ...wanted })
    }, wanted),
}
