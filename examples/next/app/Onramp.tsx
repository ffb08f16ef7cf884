'use client'

import { createOnrampClient } from '@onramp-kit/core'
import { OnrampProvider, type OnrampProviderProps } from '@onramp-kit/react'
import { serviceUrl } from './serviceUrl'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: serviceUrl,
})

/** Provides the client, which a server component cannot pass on. */
export function Onramp(props: Omit<OnrampProviderProps, 'client'>) {
  return <OnrampProvider client={onramp} {...props} />
}
