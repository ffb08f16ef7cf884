import type { OnrampClient } from '@onramp-kit/core'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

export interface OnrampContextValue {
  readonly client: OnrampClient
  readonly queryClient: QueryClient
}

export const OnrampContext = createContext<OnrampContextValue | undefined>(undefined)
