// A merchant's code under tsc. Each @ts-expect-error fails if a declaration resolves to `any`.
import {
  type CardOrder,
  type CardQuote,
  createCheckout,
  createOnrampClient,
  isApiError,
  isOnrampError,
  type OnrampClientOptions,
  type OnrampError,
} from '@onramp-kit/core'
import { routes } from '@onramp-kit/core/contract'
import {
  type Appearance,
  Checkout,
  CheckoutDialog,
  type CheckoutProps,
  cardOrderQueryOptions,
  type MessageOverrides,
  OnrampProvider,
  onrampKeys,
  type PaymentMethodRow,
  useCardOrder,
  useCheckout,
  useOnramp,
  useRegisterCustomer,
} from '@onramp-kit/react'
import { de } from '@onramp-kit/react/messages/de'
import { type ButtonOwnProps, CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { createSupersededClient } from '@onramp-kit/superseded'
import '@onramp-kit/react/styles.css'
import '@onramp-kit/react/styles.sealed.css'
import { QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentPropsWithRef, createRef, type ReactElement } from 'react'

/** Whether each type is assignable to the other, and the first is not `any`. */
type Equal<A, B> = 0 extends 1 & A ? false : [A, B] extends [B, A] ? true : false

const options: OnrampClientOptions = {
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: { live: 'https://live.example', sandbox: 'https://sandbox.example' },
}
const onramp = createOnrampClient(options)
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const purchase = {
  amount: '50',
  currency: 'EUR',
  country: 'DE',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet,
  chain: 8453,
  token: 'USDC',
} as const

export const rows: CheckoutProps['paymentMethods'] = [
  { slug: 'sepa', onlyIn: ['DE'] } satisfies PaymentMethodRow,
]

export async function buy() {
  const { order_id: id, url } = await onramp.card.checkout(purchase)
  const quote = await onramp.card.quote(purchase)
  const isQuote: Equal<typeof quote, CardQuote> = true
  for await (const order of onramp.card.orders.watch({ id, wallet })) {
    const isOrder: Equal<typeof order, CardOrder> = true
    if (order.status === 'order_broadcasted') return [url, isOrder, isQuote, order.source.amount]
  }
  // @ts-expect-error: the currency is not one of the service
  await onramp.card.checkout({ ...purchase, currency: 'JPY' })
  // @ts-expect-error: the wallet is missing
  return onramp.card.orders.get({ id })
}

export function explain(error: unknown): number | string | undefined {
  if (isApiError(error, 'rate_limited')) return error.retryAfter
  // @ts-expect-error: no such code
  if (isApiError(error, 'rate_limitd')) return 0
  return isOnrampError(error) ? error.outcome : undefined
}

const checkout = createCheckout(onramp, { wallet, chain: 8453, token: 'USDC' })
export function orderOf(): CardOrder | undefined {
  const snapshot = checkout.getSnapshot()
  if (snapshot.step !== 'sent') return undefined
  const isOrder: Equal<typeof snapshot.order, CardOrder> = true
  return isOrder ? snapshot.order : undefined
}

export function useOrder(id: string) {
  const client = useOnramp()
  const options = cardOrderQueryOptions(client, { id, wallet })
  const cached = new QueryClient().getQueryData(options.queryKey)
  const isCached: Equal<typeof cached, CardOrder | undefined> = true
  const { data, error } = useQuery(options)
  const isRead: Equal<typeof data, CardOrder | undefined> = true
  const isError: Equal<typeof error, OnrampError | null> = true
  const suspended = useSuspenseQuery(options).data
  const isSuspended: Equal<typeof suspended, CardOrder> = true
  const selected = useCardOrder({ id, wallet }, { select: (order) => order.source.amount.length })
  const isSelected: Equal<typeof selected.data, number | undefined> = true
  const { mutate } = useRegisterCustomer()
  mutate({ wallet, country: 'DE', email: 'ada@example.com' })
  // @ts-expect-error: the email is missing
  mutate({ wallet, country: 'DE' })
  // @ts-expect-error: the wallet is missing
  cardOrderQueryOptions(client, { id })
  const { snapshot } = useCheckout({ wallet, chain: 8453, token: 'USDC' })
  return [isCached, isRead, isError, isSuspended, isSelected, snapshot.step, onrampKeys.all(client)]
}

const appearance: Appearance = { accent: '#0a5' }
const messages: MessageOverrides = { purchase: { buyMore: 'Top up again' } }
const props: CheckoutProps = { wallet, chain: 8453, token: 'USDC', onStatus: ({ id }) => id }
const own: ButtonOwnProps = { variant: 'primary' }
const root = createRef<HTMLDivElement>()
const form = createRef<HTMLFormElement>()
const fields = createRef<HTMLDivElement>()
type SubmitProps = ComponentPropsWithRef<'button'>

export const page: ReactElement = (
  <OnrampProvider client={onramp} appearance={appearance} messages={messages} locale={undefined}>
    <Checkout {...props} ref={root} className="mine" defaultAmount={undefined} />
    <CheckoutDialog wallet={null} chain={1} token="USDC" open onOpenChange={(open) => open} />
    {/* @ts-expect-error: the chain is not one of the service */}
    <Checkout wallet={wallet} chain={10} token="USDC" />
    {/* @ts-expect-error: the root is a div */}
    <Checkout {...props} ref={form} />
    <CheckoutParts.Root {...props}>
      <StepParts.Title render={<strong />} />
      <CheckoutParts.Form ref={fields} onSubmit={(event) => event.preventDefault()}>
        <CheckoutParts.Submit
          {...own}
          render={(given) => {
            const isTyped: Equal<typeof given, SubmitProps> = true
            return <button {...given} data-typed={isTyped} />
          }}
        />
        {/* @ts-expect-error: no such variant */}
        <CheckoutParts.Submit variant="danger" />
        {/* @ts-expect-error: the element is a button */}
        <CheckoutParts.Submit ref={form} />
      </CheckoutParts.Form>
    </CheckoutParts.Root>
    <OnrampProvider client={onramp} messages={de}>
      text
    </OnrampProvider>
  </OnrampProvider>
)

export const superseded = [createSupersededClient, routes]
// @ts-expect-error: the client needs options
createSupersededClient()
