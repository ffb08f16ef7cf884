'use client'

import { type Context, useContext } from 'react'

/** What is given to everything inside of `place`, a root or a provider. Throws outside of it. */
export function useInside<Value>(context: Context<Value | undefined>, place: string): Value {
  const value = useContext(context)
  if (value === undefined) throw new Error(`Onramp Kit: this is not inside of ${place}`)
  return value
}
