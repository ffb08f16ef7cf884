'use client'

import { useContext } from 'react'
import { OnrampContext, type OnrampContextValue } from '../OnrampContext.ts'

/** What the nearest provider gives. @throws Error outside of a provider with a client. */
export function useOnrampContext(): OnrampContextValue {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string') throw new Error(`Onramp Kit: this hook ${provided}`)
  return provided
}
