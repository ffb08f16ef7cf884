import { act } from '@testing-library/react'
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react'

/** A page that React hides while a sibling of the component loads. */
export function suspendingPage(ui: ReactNode) {
  let pending: Promise<void> | undefined
  let resolve = () => {}
  let update = () => {}

  function Sibling() {
    const [, draw] = useState({})
    useLayoutEffect(() => {
      update = () => draw({})
    }, [])
    // As React 18 suspends, which has no `use`.
    if (pending !== undefined) throw pending
    return null
  }

  return {
    page: (
      <Suspense fallback="Loading…">
        {ui}
        <Sibling />
      </Suspense>
    ),
    /** Hides the component. */
    suspend: () =>
      act(async () => {
        pending = new Promise((settle) => {
          resolve = settle
        })
        update()
      }),
    /** Shows the component again. */
    reveal: () =>
      act(async () => {
        pending = undefined
        resolve()
      }),
  }
}
