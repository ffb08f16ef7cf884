import type { OnrampClient } from '@onramp-kit/core'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import { en } from '../messages/en/en.ts'
import { OrderStatus } from '../order/OrderStatus.tsx'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

/** Makes each response spell its wallets and ids in capitals, in lower case, and so on in turn. */
function spellInTurn() {
  let responses = 0
  stage.setFault(async (request) => {
    const response = await stage.answer(request)
    const isUpper = responses++ % 2 === 0
    const text = (await response.text()).replaceAll(
      /(0x)([\da-f]{40})|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi,
      (id, prefix = '', digits = id) =>
        `${prefix}${isUpper ? digits.toUpperCase() : digits.toLowerCase()}`,
    )
    return new Response(text, response)
  })
}

type OnStatus = (subject: { readonly status: string }) => void

/** Shows a component until it has read two statuses. */
const flows: Readonly<Record<string, (onStatus: OnStatus) => Promise<void>>> = {
  async BankDeposit(onStatus) {
    await stage.client.virtualAccounts.register(registration)
    spellInTurn()
    await show(<BankDeposit wallet={WALLET} onStatus={onStatus} />, '[data-step="terms"]')
    stage.service.customerStatus(WALLET, 'active')
    await readUntil('[data-step="accounts"]')
  },
  async OrderStatus(onStatus) {
    const { order_id: id } = await stage.client.card.checkout(purchase)
    spellInTurn()
    const page = <OrderStatus id={id} wallet={WALLET} onStatus={onStatus} />
    await show(page, '[data-state="pending"]')
    stage.service.callback(id, 'order_completed')
    await readUntil('[data-state="sending"]')
  },
  async Checkout(onStatus) {
    spellInTurn()
    const checkout = <Checkout wallet={WALLET} chain={8453} token="USDC" onStatus={onStatus} />
    await show(checkout, '[data-state="fresh"]')
    await stage.press(/^Continue to pay/)
    await stage.at('[data-step="paying"]')
    stage.service.callback(stage.onlyOrder().id, 'order_completed')
    await stage.at('[data-step="settling"]')
  },
}

/** Reads again, and lets the component show each response. */
async function readOften() {
  for (let read = 0; read < 3; read++) {
    await stage.refetch()
    // React Query renders each response in a separate timer, before this one.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
}

/** Lets time pass until the callback has received this many statuses. */
async function readFirst(statuses: readonly string[], count: number) {
  const HOUR = 3_600
  for (let second = 0; second < HOUR && statuses.length < count; second += 1)
    await stage.pass(1_000)
  expect(statuses).toHaveLength(count)
}

async function show(ui: ReactNode, at: string) {
  await stage.show(ui)
  await stage.at(at)
  await readOften()
}

async function readUntil(selector: string) {
  await readOften()
  await stage.at(selector)
}

test.each(Object.entries(flows))(
  'onStatus of %s receives each status once, however the service spells wallets and ids',
  async (name, flow) => {
    const statuses: string[] = []
    await flow(({ status }) => void statuses.push(status))
    const expected =
      name === 'BankDeposit' ? ['not_started', 'active'] : ['payment_pending', 'order_completed']
    expect(statuses).toEqual(expected)
  },
)

test('onStatus receives the status of a registration once, however the service spells the wallet', async () => {
  const statuses: string[] = []
  await stage.show(
    <BankDeposit
      wallet={WALLET}
      defaultEmail={registration.email}
      onStatus={({ status }) => void statuses.push(status)}
    />,
  )
  await stage.at('[data-step="register"]')
  spellInTurn()
  await stage.press(en.bank.register)
  await stage.at('[data-step="terms"]')
  await readOften()
  expect(statuses).toEqual(['not_started'])
})

const dropIns: Readonly<
  Record<string, (wallet: string | undefined, onStatus: OnStatus) => ReactNode>
> = {
  Checkout: (wallet, onStatus) => (
    <Checkout wallet={wallet} chain={8453} token="USDC" onStatus={onStatus} />
  ),
  OrderStatus: (wallet, onStatus) => (
    <OrderStatus id={stage.onlyOrder().id} wallet={wallet} onStatus={onStatus} />
  ),
  BankDeposit: (wallet, onStatus) => <BankDeposit wallet={wallet} onStatus={onStatus} />,
}

test.each(Object.entries(dropIns))(
  'onStatus of %s receives no status again after a moment without wallet or locale',
  async (name, component) => {
    const statuses: string[] = []
    const onStatus: OnStatus = ({ status }) => void statuses.push(status)
    if (name === 'BankDeposit') await stage.client.virtualAccounts.register(registration)
    if (name === 'OrderStatus') await stage.client.card.checkout(purchase)
    await stage.show(component(WALLET, onStatus))
    if (name === 'Checkout') await stage.press(/^Continue/)
    await readFirst(statuses, 1)
    stage.rerender(component(undefined, onStatus))
    await stage.pass(1_000)
    stage.rerender(component(WALLET, onStatus))
    await stage.pass(1_000)
    stage.appearance({ locale: undefined })
    await stage.pass(1_000)
    stage.appearance({ locale: 'en' })
    await readOften()
    expect(statuses).toHaveLength(1)
  },
)

test('onStatus of BankDeposit receives the status of the same wallet at another service', async () => {
  const statuses: string[] = []
  const other = createSimulatedWorld({ baseUrl: 'https://other.example' })
  const page = (client: OnrampClient) => (
    <OnrampProvider client={client}>
      <BankDeposit wallet={WALLET} onStatus={({ status }) => void statuses.push(status)} />
    </OnrampProvider>
  )
  for (const { client } of [stage, other]) await client.virtualAccounts.register(registration)
  await stage.show(page(stage.client))
  await readFirst(statuses, 1)
  stage.rerender(page(other.client))
  await readFirst(statuses, 2)
  await readOften()
  expect(statuses).toHaveLength(2)
})
