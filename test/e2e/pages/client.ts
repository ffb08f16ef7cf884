// A page without components: the client opens an order and polls it to its end.
import { createOnrampClient } from '@onramp-kit/core'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'

const baseUrl = new URLSearchParams(location.search).get('service') ?? ''
const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })

await onramp.card.quote(purchase)
await onramp.fx.rates()
await onramp.rail.config()
const { order_id: id } = await onramp.card.checkout(purchase)
for await (const { status } of onramp.card.orders.watch({ id, wallet: WALLET }))
  document.body.append(status)
