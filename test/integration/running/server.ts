import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'

const service = createService({ scenario: 'approved' })
const { url, close } = await serve(service, { port: 4010 })

const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl: url })
console.log(await onramp.fx.rates())
await close()
