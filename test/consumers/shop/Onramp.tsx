'use client'

import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { OnrampProvider } from '@onramp-kit/react'
import type { ReactNode } from 'react'
import '@onramp-kit/react/styles.css'

// The service runs inside the page, so that the built app needs no other server.
const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://service.example',
  fetch: createService().fetch,
})

export function Onramp({ children }: { children: ReactNode }) {
  return (
    <OnrampProvider client={onramp} locale="en">
      {children}
    </OnrampProvider>
  )
}
