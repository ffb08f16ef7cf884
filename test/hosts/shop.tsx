// The merchant's React app around a drop-in, for the browser and the server.
import { createOnrampClient } from '@onramp-kit/core'
import {
  BankDeposit,
  Checkout,
  CheckoutDialog,
  CryptoDeposit,
  OnrampProvider,
  OrderStatus,
} from '@onramp-kit/react'
import { ar } from '@onramp-kit/react/messages/ar'
import { de } from '@onramp-kit/react/messages/de'
import { ptBR } from '@onramp-kit/react/messages/pt-BR'
import { CheckoutParts, HostedPageParts, OrderParts, StepParts } from '@onramp-kit/react/parts'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect, useState } from 'react'
import { shouldDehydrateQuery } from '../docs/readme/SharedQueries.tsx'
import type { Host } from './host.ts'

/** What the server of the test tells a page. */
export interface PageData {
  readonly host: Host
  /** The base URL of the service. */
  readonly service: string
  /** The order that `<OrderStatus>` shows. */
  readonly order: string
}

/** A server renders text only in a language whose catalog it has. */
const catalogs: { readonly [Locale in Host['locale']]?: typeof de } = {
  de_DE: de,
  pt_BR: ptBR,
  'ar_EG.UTF-8': ar,
}

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

export function Shop({ host, service, order }: PageData) {
  const [client] = useState(() =>
    createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl: service }),
  )
  const isShared = host.queries === 'hostile defaults and a persister, shared'
  const [queries] = useState(() => createHostileQueries(isShared))
  // Tells the test that the page is hydrated.
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  const messages = host.render === 'on the server' ? catalogs[host.locale] : undefined
  let page = (
    <OnrampProvider
      client={client}
      queryClient={isShared ? queries : undefined}
      locale={host.locale}
      messages={messages}
      country="US"
    >
      <DropIn name={host.dropIn} order={order} />
    </OnrampProvider>
  )
  // Like a merchant's order form: it contains the checkout, and it reloads the page when it is submitted.
  if (host.form === 'a form')
    page = (
      <form id="order">
        <input name="note" defaultValue="a gift" aria-label="Note" />
        {page}
        <button id="place">Place order</button>
      </form>
    )
  if (host.queries !== 'none')
    page = <QueryClientProvider client={queries}>{page}</QueryClientProvider>
  return host.react === '19 in StrictMode' ? <StrictMode>{page}</StrictMode> : page
}

function DropIn({ name, order }: { name: Host['dropIn']; order: string }) {
  const [isOpen, setOpen] = useState(false)
  if (name === 'BankDeposit') return <BankDeposit wallet={WALLET} />
  if (name === 'OrderStatus') return <OrderStatus id={order} wallet={WALLET} />
  if (name === 'CryptoDeposit')
    return (
      <CryptoDeposit
        authorize={async () => (await fetch('/authorize', { method: 'POST' })).text()}
      />
    )
  if (name === 'CheckoutDialog')
    return (
      <>
        <button id="buy" type="button" onClick={() => setOpen(true)}>
          Buy
        </button>
        <CheckoutDialog open={isOpen} onOpenChange={setOpen} {...destination} />
      </>
    )
  if (name === 'CheckoutParts')
    return (
      <CheckoutParts.Root {...destination}>
        <StepParts.Announcer />
        <CheckoutParts.DestinationNotice />
        <CheckoutParts.Form>
          <CheckoutParts.Amounts />
          <CheckoutParts.Quote />
          <CheckoutParts.Error />
          <CheckoutParts.Submit />
        </CheckoutParts.Form>
        <StepParts.Heading />
        <OrderParts.Notice />
        <CheckoutParts.Page>
          <HostedPageParts.Frame />
        </CheckoutParts.Page>
        <CheckoutParts.Retry />
        <CheckoutParts.StartOver />
      </CheckoutParts.Root>
    )
  return <Checkout {...destination} />
}

/**
 * Creates a query client whose defaults break components that rely on the usual ones, and that is persisted after every
 * change; a shared one without our queries, as the guide says.
 */
function createHostileQueries(isShared: boolean) {
  const queries = { throwOnError: true, gcTime: 86_400_000, staleTime: 86_400_000, retry: 3 }
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...queries, refetchOnMount: false, refetchInterval: 50, enabled: false },
      mutations: { throwOnError: true, retry: 3 },
    },
  })
  const options = isShared ? { shouldDehydrateQuery } : {}
  if (typeof localStorage !== 'undefined')
    client.getQueryCache().subscribe(() => {
      localStorage.setItem('shop.queries', JSON.stringify(dehydrate(client, options)))
    })
  return client
}
