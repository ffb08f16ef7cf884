import type { SupersededErrorCode } from '@onramp-kit/superseded'
import { isSessionEnded } from '@onramp-kit/superseded'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'
import { expect } from 'vitest'
import { expectError } from '../../errors/provoke.ts'
import { supersededContract } from '../../errors/supersededContract.ts'
import { errorOf } from '../../interfaceWorld.ts'
import { rule } from './rule.ts'

rule('superseded.400.email_already_in_use', () =>
  expectError(supersededContract, 'wallets.register', 'email_already_in_use'),
)

rule('superseded.403.wallet_token_mismatch', () =>
  expectError(supersededContract, 'wallets.get', 'wallet_token_mismatch'),
)

rule('superseded.404.customer_not_registered', () =>
  expectError(supersededContract, 'wallets.get', 'customer_not_registered'),
)

rule('superseded.404.virtual_account_not_provisioned', () =>
  expectError(supersededContract, 'wallets.virtualAccount', 'virtual_account_not_provisioned'),
)

rule('superseded.409.kyc_required', () =>
  expectError(supersededContract, 'wallets.createVirtualAccount', 'kyc_required'),
)

rule('superseded.409.already_has_virtual_account', () =>
  expectError(supersededContract, 'wallets.createVirtualAccount', 'already_has_virtual_account'),
)

rule('superseded.409.already_registered', () =>
  expectError(supersededContract, 'wallets.register', 'already_registered'),
)

/** The state of a client's session after every request was answered with an error code. */
async function sessionAfter(status: number, code: SupersededErrorCode) {
  const { fetch } = scriptNetwork(errorResponse(status, code))
  const { client, clock } = createSupersededTestClient({ fetch })
  const failure = errorOf(client.wallets.get({ address: WALLET }))
  await clock.advance(600_000)
  return { ended: isSessionEnded(await failure), state: client.session.getSnapshot() }
}

rule('superseded.ended', async () => {
  for (const code of ['session_invalid', 'token_expired', 'invalid_token'] as const)
    expect(await sessionAfter(401, code)).toEqual({ ended: true, state: 'closed' })
})

rule('superseded.fault', async () => {
  expect(await sessionAfter(500, 'unauthorized')).toEqual({ ended: false, state: 'unknown' })
})
