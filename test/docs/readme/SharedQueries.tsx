import { createOnrampClient } from '@onramp-kit/core'
import { OnrampProvider } from '@onramp-kit/react'
import {
  defaultShouldDehydrateQuery,
  type Query,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

export const queryClient = new QueryClient()

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OnrampProvider client={onramp} queryClient={queryClient}>
        {children}
      </OnrampProvider>
    </QueryClientProvider>
  )
}

/** For the `dehydrateOptions` of a persister: stores the queries of the app, and none of Onramp Kit. */
export function shouldDehydrateQuery(query: Query): boolean {
  return query.queryKey[0] !== 'onramp-kit' && defaultShouldDehydrateQuery(query)
}
