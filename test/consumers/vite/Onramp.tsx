'use client'

import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'
import { OnrampProvider } from '@onramp-kit/react'
import type { ReactNode } from 'react'
import '@onramp-kit/react/styles.css'

const baseUrl = 'https://service.example'
const service = createService()

/** Starts the service inside the page, so that the built app needs no other server. */
export async function startService() {
  await createOnrampWorker(service, { baseUrl, storage: null }).start()
  showHostedPages(service, { baseUrl })
}

const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })

export function Onramp({ children }: { children: ReactNode }) {
  return (
    <OnrampProvider client={onramp} locale="en">
      {children}
    </OnrampProvider>
  )
}
