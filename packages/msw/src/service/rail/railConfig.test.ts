import { expect, test } from 'vitest'
import { errorOf, LIVE_KEY, startHarness } from '../../harness.test.helper.ts'

const live = { key: LIVE_KEY, origin: 'https://shop.example' }

test("returns the environment's merchant id and this service's deposit page", async () => {
  const { ask } = startHarness()
  const webview_url = 'https://onramp.test/deposit'
  const read = async (as = {}) => (await ask('GET', '/v1/rail/config', as)).json()
  expect(await read()).toEqual({ merchant_id: 'merchant_sandbox', webview_url })
  expect(await read(live)).toEqual({ merchant_id: 'merchant_live', webview_url })
})

test('requires a key', async () => {
  const { ask } = startHarness()
  expect(await errorOf(ask('GET', '/v1/rail/config', { key: null }))).toMatchObject({
    status: 400,
    code: 'publishable_key_missing',
  })
})
