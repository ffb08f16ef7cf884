// Buys in a runtime that runs scripts: Deno, Bun, Node.
import { createOnrampClient } from '@onramp-kit/core'
import { buy } from './buy.mjs'

const [service, redirect] = process.argv.slice(2)
const bought = await buy({ service, redirect })

// An error of a hook must not end the process.
const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: service,
  onResponse() {
    throw new Error('from a hook')
  },
})
await onramp.fx.rates()
console.log(JSON.stringify(bought))
