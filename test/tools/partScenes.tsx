import type { CardOrder } from '@onramp-kit/core'
import type { OnrampProviderProps } from '@onramp-kit/react'
import {
  BankDepositParts,
  CheckoutDialogParts,
  CheckoutParts,
  CountryParts,
  CryptoDepositParts,
} from '@onramp-kit/react/parts'
import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { registration } from './bankSamples.ts'
import { purchase, WALLET } from './cardSamples.ts'
import type { Stage } from './openStage.tsx'
import { errorResponse, html } from './scriptedNetwork.ts'

/** How to show a part: its place in a composition, and the steps to a state that shows it. */
export interface Scene {
  readonly place?: (part: ReactNode) => ReactNode
  readonly before?: (stage: Stage) => unknown
  readonly enter?: (stage: Stage) => unknown
  /** Settings of the provider. */
  readonly provider?: Pick<OnrampProviderProps, 'support'>
  /** Required props of the part. */
  readonly props?: (stage: Stage) => object
}

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const
const dialog = { ...destination, open: true, onOpenChange() {} }
const authorize = () => Promise.resolve('granted')

const inCheckout = (part: ReactNode) => (
  <CheckoutParts.Root {...destination}>
    <CheckoutParts.Form />
    {part}
  </CheckoutParts.Root>
)
const inForm = (part: ReactNode) => (
  <CheckoutParts.Root {...destination}>
    <CheckoutParts.Form>{part}</CheckoutParts.Form>
  </CheckoutParts.Root>
)
const inQuote = (part: ReactNode) => inForm(<CheckoutParts.Quote>{part}</CheckoutParts.Quote>)
const inPage = (part: ReactNode) => inCheckout(<CheckoutParts.Page>{part}</CheckoutParts.Page>)
/** The page opens in a new tab, and a notice says so. */
const inTab = (part: ReactNode) => (
  <CheckoutParts.Root {...destination} presentation="tab">
    <CheckoutParts.Form />
    <CheckoutParts.Page>{part}</CheckoutParts.Page>
  </CheckoutParts.Root>
)
const inCountry = (part: ReactNode) =>
  inCheckout(
    <CountryParts.Root value="US" onChange={() => {}}>
      <CountryParts.Input aria-label="Search" />
      {part}
    </CountryParts.Root>,
  )
const inDialog = (part: ReactNode) => (
  <CheckoutDialogParts.Root {...dialog}>
    <CheckoutDialogParts.Close className="close" />
    <CheckoutParts.Form />
    {part}
  </CheckoutDialogParts.Root>
)
const inConfirmation = (part: ReactNode) =>
  inDialog(<CheckoutDialogParts.Confirmation>{part}</CheckoutDialogParts.Confirmation>)
const inBank = (part: ReactNode) => (
  <BankDepositParts.Root wallet={WALLET}>
    <BankDepositParts.OpenPage className="open" />
    <BankDepositParts.Finished className="finish" />
    {part}
  </BankDepositParts.Root>
)
const inRegistration = (part: ReactNode) => (
  <BankDepositParts.Root wallet={WALLET}>
    <BankDepositParts.Registration>{part}</BankDepositParts.Registration>
  </BankDepositParts.Root>
)
const inDeposit = (part: ReactNode) => (
  <CryptoDepositParts.Root authorize={authorize}>
    <CryptoDepositParts.Form />
    {part}
  </CryptoDepositParts.Root>
)
const inDepositForm = (part: ReactNode) => (
  <CryptoDepositParts.Root authorize={authorize}>
    <CryptoDepositParts.Form>{part}</CryptoDepositParts.Form>
  </CryptoDepositParts.Root>
)

const step = (name: string) => `[data-step="${name}"]`

async function pay(stage: Stage) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.press(/^Continue/)
  await stage.at(step('paying'))
}

const onCheckout = (answer: () => Response | Promise<Response>) => (stage: Stage) =>
  stage.setFault((request) => (request.url.endsWith('/checkout') ? answer() : undefined))

async function reach(stage: Stage, status: string, at: string) {
  await pay(stage)
  await stage.callback(status)
  await stage.at(step(at))
}

/** Replaces the wallet in each order that the client reads. */
function mismatch(stage: Stage) {
  const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  stage.setFault((request) =>
    request.method === 'GET'
      ? stage.changed(request, (order: CardOrder) => ({
          destination: { ...order.destination, wallet },
        }))
      : undefined,
  )
}

const ask = async (stage: Stage) => {
  await pay(stage)
  act(() => stage.place.querySelector<HTMLElement>('.close')?.click())
}
const atRegister = (stage: Stage) => stage.at(step('register'))
const atTerms = {
  before: (stage: Stage) => stage.client.virtualAccounts.register(registration),
  enter: (stage: Stage) => stage.at(step('terms')),
}
async function openTerms(stage: Stage) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.at(step('terms'))
  act(() => stage.place.querySelector<HTMLElement>('.open')?.click())
  await stage.at('.finish')
}
const withTerms = { place: inBank, before: atTerms.before, enter: openTerms }
const withAccounts: Scene = {
  place: inBank,
  async before(stage) {
    await stage.client.virtualAccounts.register(registration)
    stage.service.customerStatus(WALLET, 'active')
  },
  enter: (stage) => stage.at(step('accounts')),
}
const ready = '[type="submit"][aria-disabled="false"]'
const forbidden = (stage: Stage) => stage.setFault(() => errorResponse(403, 'origin_not_allowed'))
/** An error after which a retry helps. */
const unreadable = (stage: Stage) => stage.setFault(() => Response.json([]))
async function openDeposit(stage: Stage) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.at(ready)
  await stage.press(/^Continue/)
  await stage.at(step('page'))
}
const itself = (part: ReactNode) => part
const paying: Scene = { place: inCheckout, enter: pay }
const page: Scene = { place: inPage, enter: pay }
const form: Scene = { place: inForm }
const searched: Scene = {
  place: inCountry,
  enter: (stage) => fireEvent.click(stage.inside.getByLabelText('Search')),
}
const register: Scene = { place: inRegistration, enter: atRegister }

/** The scene of every public part. */
export const partScenes: Readonly<Record<string, Scene>> = {
  'CheckoutParts.AmountError': {
    place: (part) =>
      inForm(
        <>
          <CheckoutParts.AmountInput />
          {part}
        </>,
      ),
    enter: ({ inside }) =>
      fireEvent.change(inside.getByRole('textbox'), { target: { value: 'x' } }),
  },
  'CheckoutParts.AmountInput': form,
  'CheckoutParts.AmountLabel': form,
  'CheckoutParts.AmountPresets': {
    place: (part) => (
      <CheckoutParts.Root {...destination} amounts={['20', '100']}>
        <CheckoutParts.Form>{part}</CheckoutParts.Form>
      </CheckoutParts.Root>
    ),
  },
  'CheckoutParts.Amounts': form,
  'CheckoutParts.Country': form,
  'CheckoutParts.CountrySelect': form,
  'CheckoutParts.DestinationNotice': {
    place: inCheckout,
    before: mismatch,
    async enter(stage) {
      await pay(stage)
      await stage.at('[role="alert"]')
    },
  },
  'CheckoutParts.Done': {
    place: (part) => (
      <CheckoutParts.Root {...destination} onDone={() => {}}>
        <CheckoutParts.Form />
        {part}
      </CheckoutParts.Root>
    ),
    enter: (stage) => reach(stage, 'order_broadcasted', 'sent'),
  },
  'CheckoutParts.Error': {
    place: (part) =>
      inForm(
        <>
          {part}
          <CheckoutParts.Submit />
        </>,
      ),
    before: onCheckout(() => errorResponse(403, 'origin_not_allowed')),
    async enter(stage) {
      await stage.press(/^Continue/)
      await stage.at('[role="alert"]')
    },
  },
  'CheckoutParts.Fields': form,
  'CheckoutParts.Footer': form,
  'CheckoutParts.Form': {
    place: (part) => <CheckoutParts.Root {...destination}>{part}</CheckoutParts.Root>,
  },
  'CheckoutParts.Hint': form,
  'CheckoutParts.Page': paying,
  'CheckoutParts.PaymentMethods': form,
  'CheckoutParts.Quote': form,
  'CheckoutParts.QuoteDetails': {
    place: inQuote,
    before: (stage) => stage.setFault(() => undefined),
    enter: (stage) => stage.at('dl'),
  },
  'CheckoutParts.QuoteNote': { place: inQuote },
  'CheckoutParts.Retry': {
    place: inCheckout,
    before: onCheckout(() => Promise.reject(new TypeError('fetch failed'))),
    async enter(stage) {
      await stage.press(/^Continue/)
      await stage.at(step('unknown'))
    },
  },
  'CheckoutParts.Root': { place: itself, props: () => destination },
  'CheckoutParts.StartOver': paying,
  'CheckoutParts.Submit': form,
  'CheckoutDialogParts.Bar': { place: inDialog },
  'CheckoutDialogParts.Close': { place: inDialog },
  'CheckoutDialogParts.Confirmation': { place: inDialog, enter: ask },
  'CheckoutDialogParts.ConfirmationLeave': { place: inConfirmation, enter: ask },
  'CheckoutDialogParts.ConfirmationStay': { place: inConfirmation, enter: ask },
  'CheckoutDialogParts.Root': { place: itself, props: () => dialog },
  'CheckoutDialogParts.Title': { place: inDialog },
  'OrderParts.Icon': {
    place: inCheckout,
    enter: (stage) => reach(stage, 'order_broadcasted', 'sent'),
  },
  'OrderParts.Notice': {
    place: inCheckout,
    async enter(stage) {
      await reach(stage, 'order_completed', 'settling')
      stage.setFault(() => html(502))
      await stage.pass(10_000)
      await stage.at('.onramp-notice')
    },
  },
  'OrderParts.Receipt': {
    place: inCheckout,
    enter: (stage) => reach(stage, 'order_completed', 'settling'),
  },
  'OrderParts.Refresh': {
    place: inCheckout,
    async enter(stage) {
      await reach(stage, 'order_completed', 'settling')
      await stage.pass(11 * 60_000)
      await stage.at(step('processing'))
    },
  },
  'OrderParts.Root': {
    place: itself,
    before: (stage) => stage.client.card.checkout(purchase),
    enter: (stage) => stage.at('[data-state="pending"]'),
    props: (stage) => ({ id: stage.onlyOrder().id, wallet: WALLET }),
  },
  'OrderParts.Stages': paying,
  'StepParts.Announcer': paying,
  'StepParts.Heading': paying,
  'StepParts.Panel': paying,
  'StepParts.Support': {
    place: inCheckout,
    provider: { support: { name: 'Acme', email: 'help@acme.example' } },
  },
  'StepParts.Text': paying,
  'StepParts.Title': paying,
  'CountryParts.Input': {
    place: (part) =>
      inCheckout(
        <CountryParts.Root value="US" onChange={() => {}}>
          {part}
        </CountryParts.Root>,
      ),
  },
  'CountryParts.Label': searched,
  'CountryParts.List': searched,
  'CountryParts.Root': { place: inCheckout, props: () => ({ value: 'US', onChange() {} }) },
  'CountryParts.Status': searched,
  'HostedPageParts.Frame': page,
  'HostedPageParts.NewTab': page,
  'HostedPageParts.Notice': { place: inTab, enter: pay },
  'HostedPageParts.Origin': page,
  'HostedPageParts.Placeholder': page,
  'HostedPageParts.Root': {
    place: inCheckout,
    props: () => ({ url: 'https://pay.example/1', title: 'Page', onMessage() {} }),
  },
  'BankDepositParts.Account': withAccounts,
  'BankDepositParts.Announcer': { place: inBank, enter: atRegister },
  'BankDepositParts.Country': register,
  'BankDepositParts.CountrySelect': register,
  'BankDepositParts.Currencies': withAccounts,
  'BankDepositParts.Destination': withAccounts,
  'BankDepositParts.Email': register,
  'BankDepositParts.EmailError': register,
  'BankDepositParts.EmailInput': register,
  'BankDepositParts.EmailLabel': register,
  'BankDepositParts.Finished': {
    ...withTerms,
    place: (part) => (
      <BankDepositParts.Root wallet={WALLET}>
        <BankDepositParts.OpenPage className="open" />
        <BankDepositParts.Page className="finish" />
        {part}
      </BankDepositParts.Root>
    ),
  },
  'BankDepositParts.Hint': register,
  'BankDepositParts.Notice': {
    place: inBank,
    before: forbidden,
    enter: (stage) => stage.at('.onramp-notice'),
  },
  'BankDepositParts.OpenPage': {
    ...atTerms,
    place: (part) => <BankDepositParts.Root wallet={WALLET}>{part}</BankDepositParts.Root>,
  },
  'BankDepositParts.Page': withTerms,
  'BankDepositParts.Refresh': {
    place: inBank,
    before: unreadable,
    enter: (stage) => stage.at('button'),
  },
  'BankDepositParts.Register': register,
  'BankDepositParts.Registration': { place: inBank, enter: atRegister },
  'BankDepositParts.Root': { place: itself, enter: atRegister, props: () => ({ wallet: WALLET }) },
  'BankDepositParts.Stages': { place: inBank, enter: atRegister },
  'CryptoDepositParts.Amount': {
    place: (part) => (
      <CryptoDepositParts.Root authorize={authorize} methods={['cash-app']}>
        <CryptoDepositParts.Form>{part}</CryptoDepositParts.Form>
      </CryptoDepositParts.Root>
    ),
  },
  'CryptoDepositParts.Error': {
    place: inDepositForm,
    before: forbidden,
    enter: (stage) => stage.at('[role="alert"]'),
  },
  'CryptoDepositParts.Form': {
    place: (part) => (
      <CryptoDepositParts.Root authorize={authorize}>{part}</CryptoDepositParts.Root>
    ),
    enter: (stage) => stage.at(ready),
  },
  'CryptoDepositParts.Hint': { place: inDepositForm },
  'CryptoDepositParts.Methods': { place: inDepositForm },
  'CryptoDepositParts.Open': { place: inDepositForm, enter: (stage) => stage.at(ready) },
  'CryptoDepositParts.Page': { place: inDeposit, enter: openDeposit },
  'CryptoDepositParts.Refresh': {
    place: inDepositForm,
    before: unreadable,
    enter: (stage) => stage.at('button'),
  },
  'CryptoDepositParts.Root': { place: itself, props: () => ({ authorize }) },
  'CryptoDepositParts.StartOver': { place: inDeposit, enter: openDeposit },
}
