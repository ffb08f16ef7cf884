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

export const OnrampContext = createContext<OnrampContextValue | undefined>(undefined)
