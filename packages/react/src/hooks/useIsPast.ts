import { useEffect, useReducer } from 'react'
import { useOnramp } from './useOnramp.ts'

/** Whether a moment, in milliseconds since 1970, is over; draws again when it comes. Without one it never is. */
export function useIsPast(moment: number | undefined): boolean {
  const { clock } = useOnramp().platform
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const left = moment === undefined ? 0 : moment - clock.now()
    return left > 0 ? clock.setTimeout(drawAgain, left) : undefined
  }, [clock, moment])
  return moment !== undefined && clock.now() >= moment
}
