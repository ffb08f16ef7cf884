import { OnrampProvider } from '@onramp-kit/react'
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { onramp, queryClient, shouldDehydrateQuery } from './Providers'

const persister = createAsyncStoragePersister({ storage: window.localStorage })
const persistOptions = { persister, dehydrateOptions: { shouldDehydrateQuery } }

export function PersistedProviders({ children }) {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistOptions}>
      <OnrampProvider client={onramp} queryClient={queryClient}>
        {children}
      </OnrampProvider>
    </PersistQueryClientProvider>
  )
}
