import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect, test } from 'vitest'
import { service } from './worker.ts'

test('the page in guides/testing/worker.md buys', async () => {
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
  })
  const { order_id: id } = await onramp.card.checkout(purchase)
  service.advance(10_000)
  const order = await onramp.card.orders.get({ id, wallet: purchase.wallet })
  expect(order.status).toBe('order_broadcasted')
  // The service of another tab must not repeat the id, because the tabs share the client's storage.
  const elsewhere = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    fetch: createService({ scenario: 'approved' }).fetch,
  })
  expect((await elsewhere.card.checkout(purchase)).order_id).not.toBe(id)
})
