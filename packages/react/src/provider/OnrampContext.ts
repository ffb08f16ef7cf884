'use client'

import type { OnrampClient } from '@onramp-kit/core'
import type { QueryClient } from '@tanstack/react-query'
import { type Context, createContext, useContext } from 'react'
import type { AppearanceProps } from './appearance.ts'

interface OnrampContextValue {
  readonly client: OnrampClient
  readonly queryClient: QueryClient
  readonly look: AppearanceProps
}

/** What to do where there is no client. */
export const missingClientHint =
  'needs an <OnrampProvider client={…}> around it: pass it the client that createOnrampClient returns.'

/** What the nearest provider gives; without a client, what to do about that. */
export const OnrampContext = /* @__PURE__ */ createContext<OnrampContextValue | string>(
  missingClientHint,
)

/** The client of the nearest OnrampProvider. Throws outside of one. */
export function useOnramp(): OnrampClient {
  return useOnrampContext().client
}

/** What the nearest provider gives. @throws Error outside of a provider with a client. */
export function useOnrampContext(): OnrampContextValue {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string') throw new Error(`Onramp Kit: this hook ${provided}`)
  return provided
}

/** Returns the value of a context. @throws Error outside `place`, the component that provides it. */
export function useRequiredContext<Value>(
  context: Context<Value | undefined>,
  place: string,
): Value {
  const value = useContext(context)
  if (value === undefined)
    throw new Error(`Onramp Kit: this part must be rendered inside ${place}.`)
  return value
}
