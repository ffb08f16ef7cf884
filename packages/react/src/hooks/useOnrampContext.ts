'use client'

import { useContext } from 'react'
import { OnrampContext, type OnrampContextValue } from '../OnrampContext.ts'

export function useOnrampContext(): OnrampContextValue {
  const value = useContext(OnrampContext)
  if (value === undefined)
    throw new Error(
      'Onramp Kit: this hook or component is not inside of <OnrampProvider client={…}>. Wrap the page, or the part that uses it, in the provider.',
    )
  return value
}
