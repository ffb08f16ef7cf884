'use client'

import { useEffect, useState } from 'react'
import { useOnramp } from './useOnramp.ts'

/** A value once it has not changed for `ms`: so that not every keystroke asks for a price. */
export function useSettled<T>(value: T, ms: number): T {
  const { clock } = useOnramp().platform
  const [settled, setSettled] = useState(value)
  useEffect(() => clock.setTimeout(() => setSettled(value), ms), [clock, value, ms])
  return settled
}
