import { expect } from '@playwright/test'
import { throwawayWallet } from '../../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import { SESSION_SHOP } from '../../e2e/addresses.ts'
import { test } from './world.ts'

test('WebKit keeps no cookie of another site, so a signed-in wallet has no session', async ({
  buyer,
}) => {
  await buyer.goto(SESSION_SHOP)
  await expect.poll(() => buyer.evaluate(() => 'onramp' in window)).toBe(true)
  const wallet = throwawayWallet()
  const { host } = new URL(SESSION_SHOP)
  const proof = wallet.siwe({ domain: host, uri: SESSION_SHOP, issuedAt: Date.now() })
  const code = await buyer.evaluate(
    (input: typeof proof, address: typeof wallet.address) =>
      window.onramp.session
        .siwe(input)
        .then(() => window.onramp.wallets.get({ address }))
        .then(
          () => 'none',
          (error: { code: string }) => error.code,
        ),
    proof,
    wallet.address,
  )
  expect(code).toBe('session_required')
})
