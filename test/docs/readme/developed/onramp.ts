import { createOnrampClient } from '@onramp-kit/core'
import { createRequestLog } from '@onramp-kit/react/devtools'

export const requests = createRequestLog()
export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  ...requests.hooks,
})
