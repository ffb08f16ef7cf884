import type { OnrampClient } from '@onramp-kit/core'
import { QueryClient, QueryClientContext } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { OnrampContext } from './OnrampContext.ts'

export interface OnrampProviderProps {
  /** Made once, outside of any component, by createOnrampClient. */
  readonly client: OnrampClient
  /** Where answers are kept. @default the surrounding QueryClientProvider's, or one of its own */
  readonly queryClient?: QueryClient
  readonly children?: ReactNode
}

/**
 * Gives the hooks and components below it their client.
 *
 * @example <OnrampProvider client={onramp}><Checkout wallet={wallet} chain={8453} token="USDC" /></OnrampProvider>
 */
export function OnrampProvider({ client, queryClient, children }: OnrampProviderProps) {
  const surrounding = useContext(QueryClientContext)
  const [own] = useState(() => new QueryClient())
  const chosen = queryClient ?? surrounding ?? own
  // Mounted, a query client goes on when the network or the buyer comes back.
  useEffect(() => {
    chosen.mount()
    return () => chosen.unmount()
  }, [chosen])
  const value = useMemo(() => ({ client, queryClient: chosen }), [client, chosen])
  return <OnrampContext.Provider value={value}>{children}</OnrampContext.Provider>
}
