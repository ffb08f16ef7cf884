import { createOnrampClient } from '@onramp-kit/core'
import { addBreadcrumb } from '@sentry/core'

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  onResponse: ({ operation, code, ...data }) =>
    addBreadcrumb({
      category: 'onramp',
      message: operation,
      level: code === undefined ? 'info' : 'warning',
      data: { code, ...data },
    }),
})
