'use client'

import type { OnrampClient } from '@onramp-kit/core'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { Look } from './surface/look.ts'

export interface OnrampContextValue {
  readonly client: OnrampClient
  readonly queryClient: QueryClient
  readonly look: Look
}

/** What to do where there is no client. */
export const clientRemedy =
  'needs an <OnrampProvider client={…}> around it: pass it the client that createOnrampClient returns.'

/** What the nearest provider gives; without a client, what to do about that. */
export const OnrampContext = createContext<OnrampContextValue | string>(clientRemedy)
