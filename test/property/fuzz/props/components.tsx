import type { OnrampClient } from '@onramp-kit/core'
import * as index from '@onramp-kit/react'
import * as parts from '@onramp-kit/react/parts'
import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { ComponentType, ReactNode } from 'react'

/** Everything that both entries of the package export. */
export const kit = { ...index, ...parts }
export type Kit = typeof kit

type Name = { [N in keyof Kit]: N extends Capitalize<N> ? N : never }[keyof Kit]
type Props = Readonly<Record<string, unknown>>

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

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
  OrderStatus: { id: ORDER_ID, wallet: WALLET, onStatus: undefined },
  BankDeposit: { wallet: WALLET, defaultCountry: 'DE', defaultEmail: '', frame: {}, onStatus() {} },
  CryptoDeposit: { authorize() {}, buildUrl: undefined, ways: ['crypto'], frame: {} },
  Checkout: {
    ...destination,
    defaultAmount: '5',
    defaultCountry: 'US',
    currency: 'USD',
    paymentMethods: [{ slug: 'card' }],
    frame: {},
    onStatus() {},
  },
  AccountDetail: { field: { path: ['iban'], values: ['DE'] } },
  Button: { variant: 'link' },
  CopyButton: { target: 'id', label: 'IBAN' },
  CopyIcon: { isDone: true },
  CountryRoot: { value: 'US', onChange() {}, isInvalid: false, describedBy: 'id' },
  CountryOption: { country: { code: 'US', name: 'United States', keys: [] } },
  CurrencyName: { code: 'EUR' },
  CurrencyOption: { account: { id: '1' } },
  DepositMethod: { way: 'crypto' },
  ErrorNotice: { error: undefined, words: {} },
  HostedNotice: { inTab: '' },
  HostedRoot: { url: 'https://pay.example', title: 'Page', policy: {}, onMessage() {} },
  MethodIcon: { slug: 'card' },
  Notice: { tone: 'danger' },
  OrderStage: { stage: 'sent' },
  QuoteTotal: { quote: undefined },
  AmountPairSide: { side: 'pay' },
}
/** Components with the props of another one. */
const alike: Readonly<Record<string, string>> = {
  CheckoutRoot: 'Checkout',
  OrderStatusRoot: 'OrderStatus',
  BankDepositRoot: 'BankDeposit',
  CryptoDepositRoot: 'CryptoDeposit',
  CountryField: 'CountryRoot',
  CurrencyRadio: 'CurrencyOption',
  DepositMethodRadio: 'DepositMethod',
  HostedPage: 'HostedRoot',
  PaymentMethod: 'MethodIcon',
  PaymentMethodInput: 'MethodIcon',
  PaymentMethodName: 'MethodIcon',
  CheckoutRetry: 'Button',
  CheckoutSubmit: 'Button',
  DepositButton: 'Button',
  DepositRefresh: 'Button',
  FinishedButton: 'Button',
  OpenPageButton: 'Button',
  OrderRefresh: 'Button',
  ConfirmationLeave: 'Button',
  ConfirmationStay: 'Button',
  RegistrationButton: 'Button',
  StartOverButton: 'Button',
}

/** Valid props of a component: its own and the class of every part. */
export function propsOf(name: string): Props {
  const own = name.startsWith('CheckoutDialog')
    ? { ...declared['Checkout'], open: true, onOpenChange() {} }
    : declared[alike[name] ?? name]
  return { ...own, className: 'own' }
}

/** Whether `value` is a function component, or one made by forwardRef or memo. */
const isComponent = (value: unknown) =>
  typeof value === 'function' || Object.hasOwn(Object(value), '$$typeof')

export const namesOf = (kit: Kit): readonly string[] =>
  Object.entries(kit)
    .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
    .map(([name]) => name)

/** Renders a component with these props inside its root. */
export function draw(kit: Kit, client: OnrampClient, name: string, props: Props): ReactNode {
  const Drawn = kit[name as Name] as ComponentType<Props>
  const component = <Drawn {...props} />
  if (name === 'OnrampProvider')
    return (
      <Drawn client={client} {...props}>
        <kit.Checkout {...destination} />
      </Drawn>
    )
  return (
    <kit.OnrampProvider client={client} locale="en">
      {isRoot(name) ? component : placed(kit, name, component)}
    </kit.OnrampProvider>
  )
}

const isRoot = (name: string) =>
  /^(?:Checkout|CheckoutDialog|OrderStatus|BankDeposit|CryptoDeposit)(?:Root)?$/.test(name)

function placed(kit: Kit, name: string, part: ReactNode): ReactNode {
  if (/^(?:Account|Bank|Copy|Currency|Detail[GT]|Email|Finished|OpenPage|Regist)/.test(name))
    return <kit.BankDepositRoot wallet={WALLET}>{part}</kit.BankDepositRoot>
  if (name.startsWith('Deposit'))
    return (
      <kit.CryptoDepositRoot authorize={() => Promise.resolve('granted')}>
        <kit.DepositAmount>{part}</kit.DepositAmount>
      </kit.CryptoDepositRoot>
    )
  if (/^(?:Dialog|Confirmation|LeaveConfirmation)/.test(name))
    return (
      <kit.CheckoutDialogRoot {...destination} open onOpenChange={() => {}}>
        {part}
      </kit.CheckoutDialogRoot>
    )
  return (
    <kit.CheckoutRoot {...destination}>
      <kit.CheckoutForm>{inside(kit, name, part)}</kit.CheckoutForm>
    </kit.CheckoutRoot>
  )
}

function inside(kit: Kit, name: string, part: ReactNode): ReactNode {
  if (name === 'StartOverButton') return <kit.StartOver>{part}</kit.StartOver>
  if (/^Country(?!Root|Field)/.test(name))
    return (
      <kit.CountryRoot value="US" onChange={() => {}}>
        {part}
      </kit.CountryRoot>
    )
  if (/^Hosted(?!Root|Page)/.test(name))
    return (
      <kit.HostedRoot url="https://pay.example" title="Page" onMessage={() => {}}>
        {part}
      </kit.HostedRoot>
    )
  return part
}
