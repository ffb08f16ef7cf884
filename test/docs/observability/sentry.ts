import { createOnrampClient } from '@onramp-kit/core'
import { addBreadcrumb, type Breadcrumb } from '@sentry/core'

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  onResponse: ({ operation, code, ...data }) =>
    addBreadcrumb({
      category: 'onramp',
      message: operation,
      level: code === undefined || code === 'aborted' ? 'info' : 'warning',
      data: { code, ...data },
    }),
})

/** Removes the query, which contains the wallet, from the breadcrumbs that Sentry adds for each `fetch`. */
export function beforeBreadcrumb(breadcrumb: Breadcrumb): Breadcrumb {
  const { url, 'http.query': _, ...data } = breadcrumb.data ?? {}
  return { ...breadcrumb, data: { ...data, ...(url && { url: String(url).split('?')[0] }) } }
}
