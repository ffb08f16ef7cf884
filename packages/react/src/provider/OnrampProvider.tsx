'use client'

import type { OnrampClient } from '@onramp-kit/core'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { AppearanceProps } from './appearance.ts'
import { missingClientHint, OnrampContext } from './OnrampContext.ts'
import { describeReceived, has, plain, stringOf } from './parseProps.ts'

export interface OnrampProviderProps extends AppearanceProps {
  /** Made once, outside of any component, by createOnrampClient. */
  readonly client: OnrampClient
  /** Where answers are kept. @default the surrounding QueryClientProvider's, or one of its own */
  readonly queryClient?: QueryClient
  readonly children?: ReactNode
}

/**
 * Gives the hooks and components below it their client, their language and their look.
 *
 * @example
 * <OnrampProvider client={onramp} locale="de" appearance={{ accent: '#0a7a4b' }}>
 *   <Checkout wallet={wallet} chain={8453} token="USDC" />
 * </OnrampProvider>
 */
export function OnrampProvider(props: OnrampProviderProps) {
  const { client, children, locale, messages, appearance } = props
  const { theme = 'auto', contrast = 'auto' } = props
  const surrounding = useContext(QueryClientContext)
  const [own] = useState(createQueryClient)
  const chosen = (has(props.queryClient, 'mount') && props.queryClient) || surrounding || own
  // Mounted, a query client goes on when the network or the buyer comes back.
  useEffect(() => {
    chosen.mount()
    return () => chosen.unmount()
  }, [chosen])
  const value = useMemo(() => {
    if (!has(client, 'card')) return `${missingClientHint} ${describeReceived(client)}`
    const look = {
      locale: stringOf(locale),
      messages: plain(messages),
      theme: stringOf(theme),
      contrast: stringOf(contrast),
      appearance: plain(appearance),
    }
    return { client, queryClient: chosen, look }
  }, [client, chosen, locale, messages, theme, contrast, appearance])
  return <OnrampContext.Provider value={value}>{children}</OnrampContext.Provider>
}

/** Kept as long as the provider, with no timer that outlives it. */
function createQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
}
