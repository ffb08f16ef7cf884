import { expect, test } from 'vitest'
import { LIVE_KEY, refusal, startHarness } from '../../harness.test.helper.ts'

const live = { key: LIVE_KEY, origin: 'https://shop.example' }

test('the settings are those of the environment, and the webview the one of this service', async () => {
  const { ask } = startHarness()
  const webview_url = 'https://onramp.test/deposit'
  const read = async (as = {}) => (await ask('GET', '/v1/rail/config', as)).json()
  expect(await read()).toEqual({ merchant_id: 'merchant_sandbox', webview_url })
  expect(await read(live)).toEqual({ merchant_id: 'merchant_live', webview_url })
})

test('without a key there are none', async () => {
  const { ask } = startHarness()
  expect(await refusal(ask('GET', '/v1/rail/config', { key: null }))).toMatchObject({
    status: 400,
    code: 'publishable_key_missing',
  })
})
