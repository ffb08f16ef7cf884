'use client'

import type { OnrampClient } from '@onramp-kit/core'
import type { QueryClient } from '@tanstack/react-query'
import { type Context, createContext, type ReactElement, useContext } from 'react'
import type { AppearanceProps } from './appearance.ts'
import type { PagePresses } from './usePagePresses.ts'

/** Artwork by payment method or card brand: an element, or the URL of an image. */
export type Marks = Readonly<Record<string, ReactElement | string>>

/** Where buyers get help. */
export interface Support {
  /** Name of the merchant, as in "Contact Acme support". */
  readonly name: string
  /** Address of a page or chat, such as `https://acme.example/help`. Takes precedence over `email`. */
  readonly url?: string | undefined
  readonly email?: string | undefined
}

interface OnrampContextValue extends AppearanceProps {
  readonly country?: string | undefined
  readonly support?: Support | undefined
  readonly explorers?: Readonly<Record<number, string>> | undefined
  readonly marks?: Marks | undefined
  readonly client: OnrampClient
  readonly presses: PagePresses
  /** Caches quotes, orders, rates and settings. Shares the cache of the app's query client, on request. */
  readonly queryClient: QueryClient
  /** Caches customers and their bank accounts: an app may persist its cache. */
  readonly privateQueryClient: QueryClient
}

/** Tells the developer what to do without a client. */
export const missingClientHint =
  'needs an <OnrampProvider client={…}> around it: pass it the client that createOnrampClient returns.'

/** Value of the nearest provider; without a client, the hint for the developer. */
export const OnrampContext = createContext<OnrampContextValue | string>(missingClientHint)

/** Returns the client of the nearest OnrampProvider. @throws Error outside of one */
export function useOnramp(): OnrampClient {
  return useOnrampContext().client
}

/** Returns the value of the nearest provider. @throws Error outside of a provider with a client */
export function useOnrampContext(): OnrampContextValue {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string') throw new Error(`Onramp Kit: this hook ${provided}`)
  return provided
}

/** Returns the value that `place`, a root or a provider, gives to its descendants. @throws Error outside of `place` */
export function useRequiredContext<Value>(
  context: Context<Value | undefined>,
  place: string,
): Value {
  const value = useContext(context)
  if (value === undefined)
    throw new Error(`Onramp Kit: this part must be rendered inside ${place}.`)
  return value
}
