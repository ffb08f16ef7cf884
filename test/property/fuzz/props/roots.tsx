import type { OnrampClient } from '@onramp-kit/core'
import * as kit from '@onramp-kit/react'
import * as parts from '@onramp-kit/react/parts'
import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** A valid value for every prop that a root declares beside those of its element. */
type Valid<Own> = Readonly<Record<Exclude<keyof Own, 'children'>, unknown>>
type DialogOwnProps = kit.CheckoutOwnProps & Pick<kit.CheckoutDialogProps, 'open' | 'onOpenChange'>
type DepositOwnProps = Omit<kit.CryptoDepositProps, keyof ComponentPropsWithoutRef<'div'>>

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const checkout: Valid<kit.CheckoutOwnProps> = {
  ...destination,
  defaultAmount: '5',
  amounts: ['5', '10'],
  limits: { USD: { min: '1' } },
  countries: ['US'],
  defaultCountry: 'US',
  currency: 'USD',
  paymentMethods: [{ slug: 'card' }],
  density: 'compact',
  frame: {},
  presentation: 'frame',
  resume: 'order',
  onStatus() {},
  onComplete() {},
  onCancel() {},
  onError() {},
  onEvent() {},
  includeAmounts: true,
  beforePurchase() {},
  onConnect() {},
  onDone() {},
}
const dialog: Valid<DialogOwnProps> = { ...checkout, open: true, onOpenChange() {} }
const order: Valid<kit.OrderStatusOwnProps> = {
  id: ORDER_ID,
  wallet: WALLET,
  onConnect() {},
  onStatus() {},
}
const bank: Valid<kit.BankDepositOwnProps> = {
  wallet: WALLET,
  onConnect() {},
  defaultCountry: 'DE',
  defaultEmail: '',
  frame: {},
  presentation: 'frame',
  onStatus() {},
}
const deposit: Valid<DepositOwnProps> = {
  authorize() {},
  buildUrl: undefined,
  methods: ['crypto'],
  frame: {},
  presentation: 'frame',
}
const provider: Valid<kit.OnrampProviderProps> = {
  client: undefined,
  queryClient: undefined,
  country: 'US',
  support: { name: 'Acme', email: 'help@acme.example' },
  explorers: { 8453: 'https://basescan.org' },
  marks: { card: '/card.svg' },
  locale: 'en',
  messages: {},
  theme: 'dark',
  contrast: 'more',
  appearance: {},
}
const page: Valid<parts.HostedPageProps> = {
  url: 'https://pay.example',
  title: 'Page',
  policy: {},
  presentation: 'frame',
  onMessage() {},
  onState() {},
}
const country: Valid<parts.CountryOwnProps> = {
  value: 'US',
  onChange() {},
  isOffered: () => true,
  isInvalid: false,
  describedBy: 'id',
}

/** Every component that parses the props of a page, with all props that it declares. The components behind it trust them. */
const roots: Readonly<Record<string, readonly [root: unknown, props: Props]>> = {
  OnrampProvider: [kit.OnrampProvider, provider],
  Checkout: [kit.Checkout, checkout],
  'CheckoutParts.Root': [parts.CheckoutParts.Root, checkout],
  CheckoutDialog: [kit.CheckoutDialog, dialog],
  'CheckoutDialogParts.Root': [parts.CheckoutDialogParts.Root, dialog],
  OrderStatus: [kit.OrderStatus, order],
  'OrderParts.Root': [parts.OrderParts.Root, order],
  BankDeposit: [kit.BankDeposit, bank],
  'BankDepositParts.Root': [parts.BankDepositParts.Root, bank],
  CryptoDeposit: [kit.CryptoDeposit, deposit],
  'CryptoDepositParts.Root': [parts.CryptoDepositParts.Root, deposit],
  'HostedPageParts.Root': [parts.HostedPageParts.Root, page],
  'CountryParts.Root': [parts.CountryParts.Root, country],
}

export const rootNames = Object.keys(roots)

/** Valid props of a root. */
export function propsOf(name: string): Props {
  return roots[name]?.[1] ?? {}
}

/** Renders one root with these props, inside the parents that it requires. */
export function draw(client: OnrampClient, name: string, props: Props): ReactNode {
  const Root = roots[name]?.[0] as ComponentType<Props>
  if (name === 'OnrampProvider')
    return (
      <Root client={client} {...props}>
        <kit.Checkout {...destination} />
      </Root>
    )
  const root = <Root {...props} />
  return (
    <kit.OnrampProvider client={client} locale="en">
      {/^(?:HostedPage|Country)Parts/.test(name) ? (
        <parts.CheckoutParts.Root {...destination}>{root}</parts.CheckoutParts.Root>
      ) : (
        root
      )}
    </kit.OnrampProvider>
  )
}
