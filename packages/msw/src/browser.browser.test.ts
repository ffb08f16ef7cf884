import { createOnrampClient } from '@onramp-kit/core'
import { expect, test } from 'vitest'
import { purchase } from '../../../test/harness/cardSamples.ts'
import { createOnrampWorker } from './browser.ts'
import { createService } from './service/createService.ts'

test('a page whose service is its worker buys without any network', async () => {
  const service = createService({
    keys: [
      { key: 'svc_public_sandbox_here', origins: [location.origin] },
      { key: 'svc_public_sandbox_elsewhere', origins: ['https://shop.example'] },
    ],
  })
  const baseUrl = 'https://service.example'
  const worker = createOnrampWorker(service, { baseUrl })
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  try {
    const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_here', baseUrl })
    const { wallet } = purchase
    const { order_id: id } = await onramp.card.checkout(purchase)
    service.callback(id, 'order_broadcasted')
    expect(await onramp.card.orders.settled({ id, wallet })).toMatchObject({
      status: 'order_broadcasted',
    })
    // The worker sees a request before the browser adds its Origin: the page's own stands in for it.
    const stranger = createOnrampClient({ publishableKey: 'svc_public_sandbox_elsewhere', baseUrl })
    await expect(stranger.card.orders.get({ id, wallet })).rejects.toMatchObject({
      code: 'origin_not_allowed',
    })
  } finally {
    await worker.stop()
  }
})
