import { ORDER_ID, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { render, within } from '@testing-library/react'
import { createRef, type ReactNode, type Ref, StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import {
  BankDeposit,
  Checkout,
  CheckoutDialog,
  CryptoDeposit,
  OnrampProvider,
  OrderStatus,
} from './index.ts'
import { CheckoutParts } from './parts.ts'

const { client, setFault } = createSimulatedWorld()
// Leaves every request pending: these tests cover the first render.
setFault(() => new Promise(() => {}))

const page = (children: ReactNode) => (
  <StrictMode>
    <OnrampProvider client={client} locale="en">
      {children}
    </OnrampProvider>
  </StrictMode>
)

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const attributes = {
  className: 'mine',
  style: { marginTop: 7 },
  title: 'Top up',
  'aria-label': 'Top up',
  'data-test': 'drop-in',
}
const authorize = () => Promise.resolve('granted')
const onOpenChange = () => {}

type Wallet = string | undefined
type DivRef = Ref<HTMLDivElement>

const dropIns: Readonly<Record<string, (wallet: Wallet, ref: DivRef) => ReactNode>> = {
  Checkout: (wallet, ref) => (
    <Checkout {...attributes} {...destination} wallet={wallet} id="mine" ref={ref} />
  ),
  OrderStatus: (wallet, ref) => (
    <OrderStatus {...attributes} id={ORDER_ID} wallet={wallet} ref={ref} />
  ),
  BankDeposit: (wallet, ref) => <BankDeposit {...attributes} wallet={wallet} id="mine" ref={ref} />,
  CryptoDeposit: (_wallet, ref) => (
    <CryptoDeposit {...attributes} authorize={authorize} id="mine" ref={ref} />
  ),
}

function expectAttributes(element: HTMLElement | null) {
  expect(element).toHaveClass('onramp-root', 'mine')
  expect(element).toHaveAttribute('data-test', 'drop-in')
  expect(element).toHaveAccessibleName('Top up')
  // An element without a role cannot have a name.
  expect(element).toHaveRole('group')
  expect(element).toHaveAttribute('title', 'Top up')
  expect(element).toHaveStyle({ marginTop: '7px' })
}

describe.each(Object.entries(dropIns))('<%s>', (name, draw) => {
  test('passes attributes and its ref to the root element', () => {
    const ref = createRef<HTMLDivElement>()
    const { container, unmount } = render(page(draw(WALLET, ref)))
    expect(ref.current).toBe(container.firstElementChild)
    expectAttributes(ref.current)
    expect(ref.current?.id).toBe(name === 'OrderStatus' ? '' : 'mine')
    unmount()
    expect(ref.current).toBeNull()
  })

  test('passes them to the root element that asks for a wallet', () => {
    const ref = createRef<HTMLDivElement>()
    const { container, rerender } = render(page(draw(undefined, ref)))
    expect(ref.current).toBe(container.firstElementChild)
    expectAttributes(ref.current)
    rerender(page(draw(WALLET, ref)))
    expect(ref.current).toBe(container.firstElementChild)
    expect(ref.current?.isConnected).toBe(true)
  })

  test('calls a ref callback with the element, and with null on unmount', () => {
    const seen: (HTMLDivElement | null)[] = []
    const { container, unmount } = render(page(draw(WALLET, (element) => void seen.push(element))))
    expect(seen.at(-1)).toBe(container.firstElementChild)
    unmount()
    expect(seen.at(-1)).toBeNull()
  })
})

test.each([
  [{}, null],
  [{ 'aria-label': 'Top up' }, 'group'],
  [{ 'aria-labelledby': 'heading' }, 'group'],
  [{ 'aria-label': 'Top up', role: 'region' }, 'region'],
] as const)('the root element with %j has the role %s', (given, role) => {
  const { container } = render(page(<Checkout {...destination} {...given} />))
  expect(container.firstElementChild?.getAttribute('role')).toBe(role)
})

test('<CheckoutDialog> passes attributes and its ref to the dialog', () => {
  const ref = createRef<HTMLDialogElement>()
  const dialog = { ...destination, open: false, onOpenChange }
  const { container } = render(
    page(<CheckoutDialog {...attributes} {...dialog} id="mine" ref={ref} />),
  )
  expect(ref.current).toBe(container.querySelector('dialog'))
  expect(ref.current).toHaveClass('onramp-root', 'mine')
  expect(ref.current?.id).toBe('mine')
  expect(ref.current).toHaveAttribute('data-test', 'drop-in')
  expect(ref.current).toHaveStyle({ marginTop: '7px' })
})

const { Root, Form, AmountLabel, AmountInput, Country, CountrySelect, PaymentMethods } =
  CheckoutParts
const composed = (part: ReactNode) => (
  <Root {...destination} defaultCountry="US">
    <Form>{part}</Form>
  </Root>
)
const ownAmount = composed(
  <>
    <AmountLabel>Amount</AmountLabel>
    <AmountInput aria-label="Amount in dollars" />
  </>,
)

// The label of a page names the first control inside.
test.each([
  ['the amount', 'textbox', 'You pay', <Checkout key="" {...destination} />],
  ['a field with an `aria-label`', 'textbox', 'Amount in dollars', ownAmount],
  ['the search of a country', 'combobox', 'Country or region', composed(<Country />)],
  ['the select of a country', 'combobox', 'Country or region', composed(<CountrySelect />)],
  ['a payment method', 'radio', 'Debit or credit card', composed(<PaymentMethods />)],
  [
    'a deposit method',
    'radio',
    'Crypto From a wallet or exchange',
    <CryptoDeposit key="" authorize={authorize} />,
  ],
])('names %s inside a label of the page', (_, role, name, ui) => {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the label of a merchant
  const { container } = render(page(<label>Buy USDC {ui}</label>))
  expect(within(container).getAllByRole(role)[0]).toHaveAccessibleName(name)
})
