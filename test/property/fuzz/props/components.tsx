import type { OnrampClient } from '@onramp-kit/core'
import * as kit from '@onramp-kit/react'
import * as parts from '@onramp-kit/react/parts'
import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { ComponentType, ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** Every public component, by its name or `Namespace.Name`. */
const components: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  [
    ...Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name)),
    ...Object.entries(parts).flatMap(([namespace, members]) =>
      Object.entries(members).map(([name, part]) => [`${namespace}.${name}`, part]),
    ),
  ].map(([name, value]) => [name, value as ComponentType<Props>]),
)

export const componentNames = Object.keys(components)

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const checkout = {
  ...destination,
  defaultAmount: '5',
  defaultCountry: 'US',
  currency: 'USD',
  paymentMethods: [{ slug: 'card' }],
  frame: {},
  onStatus() {},
}
const dialog = { ...checkout, open: true, onOpenChange() {} }
const orderStatus = { id: ORDER_ID, wallet: WALLET, onStatus: undefined }
const bank = { wallet: WALLET, defaultCountry: 'DE', defaultEmail: '', frame: {}, onStatus() {} }
const deposit = { authorize() {}, buildUrl: undefined, methods: ['crypto'], frame: {} }

/** The props that a component declares beside those of its element, with valid values. */
const declared: Readonly<Record<string, Props>> = {
  OnrampProvider: {
    client: undefined,
    queryClient: undefined,
    locale: 'en',
    messages: {},
    theme: 'dark',
    contrast: 'more',
    appearance: {},
  },
  Checkout: checkout,
  'CheckoutParts.Root': checkout,
  CheckoutDialog: dialog,
  'CheckoutDialogParts.Root': dialog,
  OrderStatus: orderStatus,
  'OrderParts.Root': orderStatus,
  BankDeposit: bank,
  'BankDepositParts.Root': bank,
  CryptoDeposit: deposit,
  'CryptoDepositParts.Root': deposit,
  'CheckoutParts.Country': { isInvalid: false, describedBy: 'id' },
  'BankDepositParts.Country': { isInvalid: false, describedBy: 'id' },
  'CheckoutParts.CountrySelect': { isInvalid: false, describedBy: 'id' },
  'BankDepositParts.CountrySelect': { isInvalid: false, describedBy: 'id' },
  'CountryParts.Root': { value: 'US', onChange() {}, isInvalid: false, describedBy: 'id' },
  'HostedPageParts.Root': { url: 'https://pay.example', title: 'Page', policy: {}, onMessage() {} },
  'HostedPageParts.Notice': { inTab: '', tone: 'danger' },
}

/** The parts that are buttons and have a variant. */
const isButton = (name: string) =>
  /\.(?:Submit|Retry|StartOver|Refresh|Register|OpenPage|Finished|Open|Confirmation[SL]\w+)$/.test(
    name,
  )

/** Valid props of a component: its own, and those of every part. */
export function propsOf(name: string): Props {
  const variant = isButton(name) ? { variant: 'link' } : undefined
  const render = name.includes('.') ? { render: undefined } : undefined
  return { ...declared[name], ...variant, ...render, className: 'own' }
}

/** Renders one component with these props, inside the parents that it requires. */
export function draw(client: OnrampClient, name: string, props: Props): ReactNode {
  const Drawn = components[name] as ComponentType<Props>
  const component = <Drawn {...props} />
  if (name === 'OnrampProvider')
    return (
      <Drawn client={client} {...props}>
        <kit.Checkout {...destination} />
      </Drawn>
    )
  return (
    <kit.OnrampProvider client={client} locale="en">
      {isRoot(name) ? component : placed(name, component)}
    </kit.OnrampProvider>
  )
}

const isRoot = (name: string) =>
  !name.includes('.') || /^(?:Checkout|CheckoutDialog|Order|\w+Deposit)Parts\.Root$/.test(name)

function placed(name: string, part: ReactNode): ReactNode {
  const [namespace] = name.split('.')
  switch (namespace) {
    case 'BankDepositParts':
      return <parts.BankDepositParts.Root wallet={WALLET}>{part}</parts.BankDepositParts.Root>
    case 'CryptoDepositParts':
      return (
        <parts.CryptoDepositParts.Root authorize={() => Promise.resolve('granted')}>
          {part}
        </parts.CryptoDepositParts.Root>
      )
    case 'CheckoutDialogParts':
      return (
        <parts.CheckoutDialogParts.Root {...destination} open onOpenChange={() => {}}>
          {part}
        </parts.CheckoutDialogParts.Root>
      )
    default:
      return (
        <parts.CheckoutParts.Root {...destination}>
          <parts.CheckoutParts.Form>{inside(name, part)}</parts.CheckoutParts.Form>
        </parts.CheckoutParts.Root>
      )
  }
}

function inside(name: string, part: ReactNode): ReactNode {
  if (/^CountryParts\.(?!Root)/.test(name))
    return (
      <parts.CountryParts.Root value="US" onChange={() => {}}>
        {part}
      </parts.CountryParts.Root>
    )
  if (/^HostedPageParts\.(?!Root)/.test(name))
    return (
      <parts.HostedPageParts.Root url="https://pay.example" title="Page" onMessage={() => {}}>
        {part}
      </parts.HostedPageParts.Root>
    )
  return part
}
