'use client'

import { OnrampContext, type OnrampContextValue } from '../OnrampContext.ts'
import { useInside } from './useInside.ts'

export function useOnrampContext(): OnrampContextValue {
  return useInside(
    OnrampContext,
    '<OnrampProvider client={…}>. Wrap the page, or the part that uses it, in the provider.',
  )
}
