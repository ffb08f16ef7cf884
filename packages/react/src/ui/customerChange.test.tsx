import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { en } from '../messages/en/en.ts'
import { OrderStatus } from '../order/OrderStatus.tsx'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'

type World = ReturnType<typeof createSimulatedWorld>

/** A buyer of one service. */
interface Customer {
  readonly world: World
  readonly wallet: string
}

let first: Customer
/** The responses that a test holds back. */
let release: () => void
beforeEach(() => {
  first = { world: createSimulatedWorld(), wallet: WALLET }
  release = () => {}
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const changes: Readonly<Record<string, () => Customer>> = {
  'another wallet': () => ({ ...first, wallet: OTHER_WALLET }),
  'another client': () => {
    const world = createSimulatedWorld({ baseUrl: 'https://other.example' })
    return { ...first, world }
  },
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const at = (selector: string) => expect.poll(() => document.querySelector(selector)).not.toBeNull()

/** Holds back the responses of a route to the first customer. Returns a promise of the first one. */
function hold(route: string) {
  const { world, wallet } = first
  const released = new Promise<void>((resolve) => (release = resolve))
  return new Promise<void>((held) =>
    world.setFault(async (request) => {
      const isFirst = `${request.url}${await request.clone().text()}`.includes(wallet)
      if (!isFirst || !new URL(request.url).pathname.endsWith(route)) return undefined
      const response = await world.answer(request)
      held()
      await released
      return response
    }),
  )
}

async function sendForm() {
  await at('[data-step="register"]')
  fireEvent.change(screen.getByLabelText(en.bank.email), { target: { value: registration.email } })
  press(en.bank.register)
}

async function openTerms() {
  await at('[data-step="terms"]')
  press(en.bank.open.terms)
}

/** What the first customer does before the change, by what they leave. */
const left: Readonly<Record<string, () => Promise<void>>> = {
  'an email address': async () => {
    await at('[data-step="register"]')
    fireEvent.change(screen.getByLabelText(en.bank.email), { target: { value: 'ada@' } })
  },
  'a registration in flight': async () => {
    const held = hold('/register')
    await sendForm()
    await held
  },
  'a lost registration, whose status is being read': async () => {
    const { world } = first
    const held = new Promise<void>((resolve) =>
      world.setFault(async (request) => {
        if (request.method === 'GET') return undefined
        await world.answer(request)
        void hold('/status').then(resolve)
        throw new TypeError('terminated')
      }),
    )
    await sendForm()
    await held
  },
  'a link in flight': async () => {
    const held = hold('/terms-of-service')
    await openTerms()
    await held
  },
  'a hosted page': async () => {
    await openTerms()
    await at('iframe')
  },
  'accounts of which one was copied': async () => {
    await at('[data-step="accounts"]')
    press('Copy all')
    await at('.onramp-copy-hint:not(:empty)')
  },
}

/** What the second customer sees and may have typed. */
function shown() {
  return {
    text: document.querySelector('.onramp-root')?.textContent,
    typed: [...document.querySelectorAll('input')].map(({ value }) => value),
    frames: document.querySelectorAll('iframe').length,
  }
}

const page = ({ world, wallet }: Customer, id?: string) => (
  <OnrampProvider client={world.client} locale="en-US">
    {id === undefined ? (
      <BankDeposit wallet={wallet} defaultCountry="DE" />
    ) : (
      <OrderStatus id={id} wallet={wallet} />
    )}
  </OnrampProvider>
)

/** Shows the first customer, then the second one, and expects what the second one sees on a new page. */
async function change(second: Customer, ready: string, enter: () => Promise<unknown>, id?: string) {
  const settle = async () => {
    await at(ready)
    await act(() => second.world.clock.advance(1_000))
    await act(() => vi.advanceTimersByTimeAsync(120_000))
  }
  const { unmount } = render(page(second, id))
  await settle()
  const expected = shown()
  unmount()

  const { rerender } = render(page(first, id))
  await enter()
  rerender(page(second, id))
  await settle()
  release()
  await settle()
  expect(shown()).toEqual(expected)
}

describe.each(Object.entries(changes))('after a change to %s', (_, secondOf) => {
  test.each(Object.entries(left))(
    'BankDeposit shows nothing of a customer who has left %s',
    async (name, enter) => {
      const { client, service } = first.world
      if (/link|page|accounts/.test(name)) await client.virtualAccounts.register(registration)
      if (/accounts/.test(name)) service.customerStatus(WALLET, 'active')
      await change(secondOf(), '[data-step="register"]', enter)
    },
  )

  test('OrderStatus shows nothing of the order', async () => {
    const { order_id: id } = await first.world.client.card.checkout(purchase)
    await change(secondOf(), '[data-state="loading"]', () => at('[data-state="pending"]'), id)
  })
})
