import { errorCodes } from '@onramp-kit/core/contract'
import { supersededErrorCodes } from '@onramp-kit/superseded/contract'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { describe, expect, test } from 'vitest'
import { currentContract } from './currentContract.ts'
import { type ErrorContract, expectError, type Harness, pairsOf, provokeFirst } from './provoke.ts'
import { supersededContract } from './supersededContract.ts'

const statusesOf = (rows: Readonly<Record<string, { readonly status: number }>>) =>
  Object.entries(rows)
    .map(([code, { status }]) => `${status} ${code}`)
    .toSorted()

/** What the client prints for each error code, on the first route that declares it. */
async function printed<Id extends string, Code extends string, World extends Harness>(
  contract: ErrorContract<Id, Code, World>,
): Promise<string> {
  const lines = Object.keys(contract.rows).map(async (code) => {
    const { error } = (await provokeFirst(contract, code)) ?? {}
    return error instanceof Error ? error.message : ''
  })
  return (await Promise.all(lines)).join('\n')
}

describe('the current contract', () => {
  const pairs = pairsOf(currentContract)

  test.each(pairs)('the client throws the error of %s answered with %s', (id, code) =>
    expectError(currentContract, id, code),
  )

  test('the client prints what happened, why, and what to do', async () => {
    expect(await printed(currentContract)).toMatchInlineSnapshot(`
      "card.quote failed: 400 publishable_key_missing. The service said: Send the publishable key in the header x-svc-publishable-key. Check for a proxy that removes the key header. See https://onramp-kit.github.io/onramp-kit/errors/publishable_key_missing/
      card.quote failed: 400 validation_error. The service said: The body must be a JSON object. Correct the named field. If the service has other field names, set fieldNames (card.quote, card.fields, card.required, card.precision). See https://onramp-kit.github.io/onramp-kit/errors/validation_error/
      virtualAccounts.register failed: 400 email_already_in_use. The service said: email: belongs to another customer. Register with another address. Ask for another email address. See https://onramp-kit.github.io/onramp-kit/errors/email_already_in_use/
      card.quote failed: 401 invalid_publishable_key. The service said: This publishable key is unknown. Check the key, and that baseUrl is for its environment. See https://onramp-kit.github.io/onramp-kit/errors/invalid_publishable_key/
      card.quote failed: 403 origin_not_allowed. The service said: This key may not be used from https://elsewhere.example. Add this page's origin to the key's allowlist, or use a sandbox key. See https://onramp-kit.github.io/onramp-kit/errors/origin_not_allowed/
      virtualAccounts.termsOfService failed: 404 customer_not_registered. The service said: wallet: is not registered. Register it first. Register the wallet first. See https://onramp-kit.github.io/onramp-kit/errors/customer_not_registered/
      virtualAccounts.register failed: 409 already_registered. The service said: wallet: is registered already. Read the status instead. See https://onramp-kit.github.io/onramp-kit/errors/already_registered/
      card.quote failed: 429 rate_limited. The service said: Too many requests. Try again in 86400 s. Wait for retryAfter seconds. See https://onramp-kit.github.io/onramp-kit/errors/rate_limited/
      virtualAccounts.list failed: 502 bridge_error. The service said: the banking provider failed (scenario rail_down). See https://onramp-kit.github.io/onramp-kit/errors/bridge_error/
      card.orders.get failed: 404 order_not_found. The service said: This wallet has no card order with this id. Check the id, and that the wallet is the one the order was opened for. See https://onramp-kit.github.io/onramp-kit/errors/order_not_found/
      card.quote failed: 502 rail_error. The service said: the payment rail failed (scenario rail_down). See https://onramp-kit.github.io/onramp-kit/errors/rail_error/
      fx.rates failed: 502 rates_unavailable. The service said: the source of the rates failed (scenario rail_down). See https://onramp-kit.github.io/onramp-kit/errors/rates_unavailable/"
    `)
  })

  test('the routes declare every row of the table, with its status', () => {
    expect(statusesOf(currentContract.rows)).toEqual(statusesOf(errorCodes))
    const declared = new Set(pairs.map(([, code]) => code))
    expect(Object.keys(errorCodes).toSorted()).toEqual([...declared].toSorted())
  })
})

describe('the superseded contract', () => {
  const pairs = pairsOf(supersededContract)

  test.each(pairs)('the client throws the error of %s answered with %s', (id, code) =>
    expectError(supersededContract, id, code),
  )

  test('the client prints what happened, why, and what to do', async () => {
    expect(await printed(supersededContract)).toMatchInlineSnapshot(`
      "session.identityToken failed: 400 publishable_key_missing. The service said: Send the publishable key in the header x-svc-publishable-key. Check for a proxy that removes the key header. See https://onramp-kit.github.io/onramp-kit/errors/publishable_key_missing/
      session.identityToken failed: 400 validation_error. The service said: The body must be a JSON object. Correct the named field. If the service has other field names, set fieldNames (superseded.proof, superseded.verification, superseded.renewal). See https://onramp-kit.github.io/onramp-kit/errors/validation_error/
      wallets.register failed: 400 email_already_in_use. The service said: email: belongs to another customer. Register with another address. Ask for another email address. See https://onramp-kit.github.io/onramp-kit/errors/email_already_in_use/
      session.identityToken failed: 401 invalid_publishable_key. The service said: This publishable key is unknown. Check the key, and that baseUrl is for its environment. See https://onramp-kit.github.io/onramp-kit/errors/invalid_publishable_key/
      session.identityToken failed: 403 origin_not_allowed. The service said: This key may not be used from https://elsewhere.example. Add this page's origin to the key's allowlist, or use a sandbox key. See https://onramp-kit.github.io/onramp-kit/errors/origin_not_allowed/
      wallets.get failed: 404 customer_not_registered. The service said: This wallet is not registered. Register it first. Register the wallet first. See https://onramp-kit.github.io/onramp-kit/errors/customer_not_registered/
      wallets.register failed: 409 already_registered. The service said: wallet: is registered already. Read the status instead. See https://onramp-kit.github.io/onramp-kit/errors/already_registered/
      session.identityToken failed: 429 rate_limited. The service said: Too many requests. Try again in 86400 s. Wait for retryAfter seconds. See https://onramp-kit.github.io/onramp-kit/errors/rate_limited/
      wallets.get failed: 502 bridge_error. The service said: the banking provider failed (scenario rail_down). See https://onramp-kit.github.io/onramp-kit/errors/bridge_error/
      session.identityToken failed: 400 invalid_wallet. The service said: address: must be 0x followed by 40 hexadecimal digits. Check for a proxy that changes the path. See https://onramp-kit.github.io/onramp-kit/errors/invalid_wallet/
      session.identityToken failed: 401 session_required. The service said: There is neither a proof nor a refresh cookie. Sign in. If the wallet has just signed in, the browser may block third-party cookies. See https://onramp-kit.github.io/onramp-kit/errors/session_required/
      session.identityToken failed: 401 session_invalid. The service said: The refresh cookie belongs to no session. The session has ended: sign in again. See https://onramp-kit.github.io/onramp-kit/errors/session_invalid/
      session.identityToken failed: 401 token_expired. The service said: The refresh cookie has expired. The session or its proof has expired: sign in again. See https://onramp-kit.github.io/onramp-kit/errors/token_expired/
      session.identityToken failed: 401 invalid_token. The service said: The proof names another wallet than the path. Sign in again with a proof by this wallet for this page. See https://onramp-kit.github.io/onramp-kit/errors/invalid_token/
      session.identityToken failed: 403 wallet_token_mismatch. The service said: The cookie belongs to another wallet. Another wallet is signed in: sign in with this one. See https://onramp-kit.github.io/onramp-kit/errors/wallet_token_mismatch/
      wallets.virtualAccount failed: 404 virtual_account_not_provisioned. The service said: This customer has no account yet. Create the account first. See https://onramp-kit.github.io/onramp-kit/errors/virtual_account_not_provisioned/
      wallets.createVirtualAccount failed: 409 kyc_required. The service said: The customer is not active. Complete the identity verification first. The customer must be active: verify the identity and poll the status. See https://onramp-kit.github.io/onramp-kit/errors/kyc_required/
      wallets.createVirtualAccount failed: 409 already_has_virtual_account. The service said: This customer already has an account. Read the account instead. See https://onramp-kit.github.io/onramp-kit/errors/already_has_virtual_account/
      session.identityToken failed: 500 unauthorized. The service said: the server failed (scenario server_fault). The service failed; the session has not ended. Try again later. See https://onramp-kit.github.io/onramp-kit/errors/unauthorized/"
    `)
  })

  test('the routes declare every row of the table, with its status', () => {
    expect(statusesOf(supersededContract.rows)).toEqual(statusesOf(supersededErrorCodes))
    const declared = new Set(pairs.map(([, code]) => code))
    expect(Object.keys(supersededErrorCodes).toSorted()).toEqual([...declared].toSorted())
  })
})

test.each([
  ['an unknown route', 'GET', '/v1/card/orders', undefined, 404, 'not_found'],
  ['a wrong method', 'DELETE', '/v1/fx', undefined, 405, 'method_not_allowed'],
  ['a body that is not JSON', 'POST', '/v1/card/quote', '{"amount":', 400, 'validation_error'],
  ['a body that is too large', 'POST', '/v1/card/quote', 'x'.repeat(70_000), 413, 'body_too_large'],
] as const)(
  'the service answers %s in the error envelope',
  async (_, method, path, body, status, code) => {
    const { service } = createSimulatedWorld()
    const headers = { 'x-svc-publishable-key': 'svc_public_sandbox_demo' }
    const init = { method, headers, ...(body === undefined ? {} : { body }) }
    const response = await service.handle(new Request(`https://service.example${path}`, init))
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } })
  },
)
