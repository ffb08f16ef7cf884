'use client'

import type { OnrampClient } from '@onramp-kit/core'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { AppearanceProps } from './appearance.ts'
import { missingClientHint, OnrampContext } from './OnrampContext.ts'
import { describeReceived, has, plain, stringOf } from './parseProps.ts'

/** Where buyers get help. */
export interface Support {
  /** Name of the merchant, as in "Contact Acme support". */
  readonly name: string
  /** Address of a page or chat, such as `https://acme.example/help`. Takes precedence over `email`. */
  readonly url?: string | undefined
  readonly email?: string | undefined
}

export interface OnrampProviderProps extends AppearanceProps {
  /** Client from createOnrampClient. Create it once, outside of any component. */
  readonly client: OnrampClient
  /** Query client that caches the responses. @default the nearest QueryClientProvider's, else a new one */
  readonly queryClient?: QueryClient | undefined
  /**
   * Buyer's country, as an ISO 3166-1 alpha-2 code, such as one that your server derives from the IP address. Server and
   * browser then render the same form. @default from the browser's languages, else 'US'
   */
  readonly country?: string | undefined
  /** Where buyers get help. Shown where an order needs a person. */
  readonly support?: Support | undefined
  readonly children?: ReactNode
}

/**
 * Provides the client, the language and the appearance to the hooks and components below it.
 *
 * @example
 * <OnrampProvider client={onramp} locale="de" appearance={{ accent: '#0a7a4b' }}>
 *   <Checkout wallet={wallet} chain={8453} token="USDC" />
 * </OnrampProvider>
 */
export function OnrampProvider(props: OnrampProviderProps) {
  const { client, children, locale, messages, appearance, country, support } = props
  const { theme = 'auto', contrast = 'auto' } = props
  const surrounding = useContext(QueryClientContext)
  const [own] = useState(createQueryClient)
  const chosen = (has(props.queryClient, 'mount') && props.queryClient) || surrounding || own
  // Only a mounted query client resumes when the network or the page comes back.
  useEffect(() => {
    chosen.mount()
    return () => chosen.unmount()
  }, [chosen])
  const value = useMemo(() => {
    if (!has(client, 'card')) return `${missingClientHint} ${describeReceived(client)}`
    const given = {
      locale: stringOf(locale),
      messages: plain(messages),
      theme: stringOf(theme),
      contrast: stringOf(contrast),
      appearance: plain(appearance),
    }
    return {
      client,
      queryClient: chosen,
      appearance: given,
      country: stringOf(country)?.toUpperCase(),
      support: plain(support),
    }
  }, [client, chosen, locale, messages, theme, contrast, appearance, country, support])
  return <OnrampContext.Provider value={value}>{children}</OnrampContext.Provider>
}

/** Lives as long as the provider. Garbage-collection timers would outlive it. */
function createQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
}
