import { isApiError } from '@onramp-kit/core'
import type { SupersededErrorCode } from '@onramp-kit/core/superseded'
import { isSessionEnded } from '@onramp-kit/core/superseded'
import { refusal, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import { expect } from 'vitest'
import { throwawayWallet } from '../../../../packages/msw/src/service/superseded/throwawayWallet.test.helper.ts'
import { errorOf } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

type World = ReturnType<typeof createSupersededWorld>

const other = throwawayWallet('other')
const register = ({ client }: World, address: string) =>
  client.wallets.register({ address, country: 'DE', email: 'ada@example.com' })
const create = ({ address, client }: World) =>
  client.wallets.createVirtualAccount({ address, currency: 'usd', chain: 'base' })

/** A signed-in wallet's refusal, as the client tells it. */
async function told(
  status: number,
  code: SupersededErrorCode,
  call: (world: World) => Promise<unknown>,
) {
  const world = createSupersededWorld()
  await world.signIn()
  const error = await errorOf(call(world))
  expect(isApiError(error)).toBe(true)
  expect(error).toMatchObject({ status, code, outcome: 'none' })
}

rule('superseded.400.email_already_in_use', () =>
  told(400, 'email_already_in_use', async (world) => {
    await register(world, world.address)
    await world.client.session.siwe(other.siwe({ issuedAt: world.clock.now() }))
    await register(world, other.address)
  }),
)

rule('superseded.403.wallet_token_mismatch', () =>
  told(403, 'wallet_token_mismatch', ({ client }) =>
    client.wallets.get({ address: other.address }),
  ),
)

rule('superseded.404.customer_not_registered', () =>
  told(404, 'customer_not_registered', ({ address, client }) => client.wallets.get({ address })),
)

rule('superseded.404.virtual_account_not_provisioned', () =>
  told(404, 'virtual_account_not_provisioned', async (world) => {
    await register(world, world.address)
    await world.client.wallets.virtualAccount({ address: world.address })
  }),
)

rule('superseded.409.kyc_required', () =>
  told(409, 'kyc_required', async (world) => {
    await register(world, world.address)
    await create(world)
  }),
)

rule('superseded.409.already_has_virtual_account', () =>
  told(409, 'already_has_virtual_account', async (world) => {
    await world.becomeActive()
    await create(world)
    await create(world)
  }),
)

rule('superseded.409.already_registered', () =>
  told(409, 'already_registered', async (world) => {
    await register(world, world.address)
    await register(world, world.address)
  }),
)

/** What a client makes of a code that answers everything. */
async function heard(status: number, code: SupersededErrorCode) {
  const { fetch } = scriptNetwork(refusal(status, code))
  const { client, clock } = createSupersededTestClient({ fetch })
  const failure = errorOf(client.wallets.get({ address: other.address }))
  await clock.advance(600_000)
  return { ended: isSessionEnded(await failure), state: client.session.getSnapshot() }
}

rule('superseded.ended', async () => {
  for (const code of ['session_invalid', 'token_expired', 'invalid_token'] as const)
    expect(await heard(401, code)).toEqual({ ended: true, state: 'closed' })
})

rule('superseded.fault', async () => {
  expect(await heard(500, 'unauthorized')).toEqual({ ended: false, state: 'unknown' })
})
