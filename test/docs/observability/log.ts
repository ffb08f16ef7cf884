import { createOnrampClient } from '@onramp-kit/core'

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  onResponse: (event) => console.info('onramp', JSON.stringify(event)),
  onRetry: ({ operation, code, delay }) => console.warn('onramp retries', operation, code, delay),
})
