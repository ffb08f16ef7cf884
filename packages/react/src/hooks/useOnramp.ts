'use client'

import type { OnrampClient } from '@onramp-kit/core'
import { useOnrampContext } from './useOnrampContext.ts'

/** The client of the nearest OnrampProvider. Throws outside of one. */
export function useOnramp(): OnrampClient {
  return useOnrampContext().client
}
