'use client'

import type { OnrampClient } from '@onramp-kit/core'
import { normalizeLocale, systemClock } from '@onramp-kit/core/internal'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type AppearanceProps, readAppearance } from './appearance.ts'
import { type Marks, missingClientHint, OnrampContext, type Support } from './OnrampContext.ts'
import { describeReceived, has } from './parseProps.ts'
import { anyText, countryCode, object, text } from './propParsers.ts'
import { usePagePresses } from './usePagePresses.ts'
import { type PropParsers, reportWrong, useParsedProps } from './useParsedProps.ts'

export interface OnrampProviderProps extends AppearanceProps {
  /**
   * Client from createOnrampClient. Create it once, outside of any component. The provider keeps the first client of a key and
   * base URL: others change nothing, whatever their other options, and neither does `undefined`. Give the provider another
   * `key` to apply those. Use a `key` per user, or unmount the provider after a log-out. Otherwise a checkout keeps the purchase
   * in progress and shows it to the next user.
   */
  readonly client: OnrampClient
  /**
   * Your app's query client, to share quotes, orders, rates and settings with your own queries. Its default options do not
   * apply, and it never holds customers or their bank accounts. The keys of quotes and orders contain the wallet: exclude
   * them from a persister. The provider keeps the one of its first render. @default a private one
   */
  readonly queryClient?: QueryClient | undefined
  /**
   * Buyer's country, as an ISO 3166-1 alpha-2 code, such as one that your server derives from the IP address. Server and
   * browser then render the same form. @default from the browser's languages, else 'US'
   */
  readonly country?: string | undefined
  /** Where buyers get help. Shown where an order needs a person. */
  readonly support?: Support | undefined
  /**
   * Block explorers by chain, such as `{ 8453: 'https://basescan.org' }`. A receipt then links the wallet to its page there,
   * `/address/0x…` (EIP-3091).
   * @default none
   */
  readonly explorers?: Readonly<Record<number, string>> | undefined
  /**
   * Artwork that you may show, by payment method of the checkout or card brand, such as
   * `{ 'apple-pay': '/apple-pay.svg', visa: <VisaMark /> }`. Create it once, outside of any component.
   * @default generic drawings of the payment methods, none of the brands
   */
  readonly marks?: Marks | undefined
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
export function OnrampProvider(given: OnrampProviderProps) {
  const { client: passed, queryClient: host, children, ...rest } = given
  const props = useParsedProps('OnrampProvider', rest, parsers)
  const [client, setClient] = useState(() => passed)
  // Another client of one key and base URL would cancel the requests of the last one: if each render creates one, none of them
  // ends. None, as a framework may pass for a moment, would remove the payment page.
  const isAnother = has(passed, 'card')
  if (isAnother && passed.scope !== client?.scope) setClient(passed)
  else if (client !== passed)
    reportWrong('OnrampProvider', 'client', isAnother ? 'another one' : passed)
  const [privateQueryClient] = useState(createQueryClient)
  // React Query's hooks keep the client of their first render.
  const [firstHost] = useState(host)
  const [queryClient] = useState(() => shareCache(firstHost) ?? privateQueryClient)
  if (host !== firstHost) reportWrong('OnrampProvider', 'queryClient', 'another one')
  // Only a mounted query client resumes when the network or the page comes back.
  useEffect(() => {
    privateQueryClient.mount()
    queryClient.mount()
    return () => {
      privateQueryClient.unmount()
      queryClient.unmount()
    }
  }, [privateQueryClient, queryClient])
  const isClient = has(client, 'card')
  const presses = usePagePresses(isClient ? client.platform.clock : systemClock)
  const value = useMemo(
    () =>
      isClient
        ? { ...props, client, queryClient, privateQueryClient, presses }
        : `${missingClientHint} ${describeReceived(client)}`,
    // oxlint-disable-next-line react/exhaustive-deps -- a parsed prop keeps its identity, the object of all does not
    [client, queryClient, privateQueryClient, presses, ...names.map((name) => props[name])],
  )
  return <OnrampContext.Provider value={value}>{children}</OnrampContext.Provider>
}

const parsers: PropParsers<Omit<OnrampProviderProps, 'client' | 'queryClient' | 'children'>> = {
  // Any form that Intl accepts; `normalizeLocale` reads it where it is used.
  locale: (data) =>
    typeof data === 'string' && normalizeLocale(data) !== undefined ? data : undefined,
  messages: readMessages,
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'more'],
  appearance: readAppearance,
  country: countryCode,
  marks: 'object',
  support: (data) => {
    const read = support(data)
    return read['name'] && (read['url'] ?? read['email']) ? read : undefined
  },
  explorers: (data) =>
    Object.fromEntries(Object.entries(data ?? {}).filter(([, url]) => httpsUrl(url))),
}

const names = Object.keys(parsers) as readonly (keyof typeof parsers)[]

/** Reads overrides of messages. The warning checks their names, except in a whole catalog: that saves the page a request. */
function readMessages(data: unknown, warn: () => void): unknown {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('language' in data)) warn()
  return data
}

const httpsUrl = text(/^https:/)
const support = object({ name: anyText, url: anyText, email: anyText })

/** Lives as long as the provider. Garbage-collection timers would outlive it. */
function createQueryClient() {
  return new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
}

/** Returns a query client with the cache of the app's, and none of its options. */
function shareCache(host: QueryClient | undefined): QueryClient | undefined {
  if (host == null) return undefined
  if (has(host, 'getQueryCache')) return new QueryClient({ queryCache: host.getQueryCache() })
  reportWrong('OnrampProvider', 'queryClient', host)
  return undefined
}
