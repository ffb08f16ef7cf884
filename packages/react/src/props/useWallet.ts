'use client'

import { checkWallet } from '@onramp-kit/core'
import { useMemo } from 'react'
import { received, textOf, warnOnce } from '../provider/parseProps.ts'

/** The wallet of a component; empty while there is none. Warns the developer of one that nothing can be sent to. */
export function useWallet(component: string, wallet: string | null | undefined): string {
  return useMemo(() => {
    const given = textOf(wallet) ?? ''
    for (const { field, reason } of checkWallet(given))
      warnOnce(`Onramp Kit: <${component}> ${field} ${reason}. ${received(wallet)}`)
    return given
  }, [component, wallet])
}
