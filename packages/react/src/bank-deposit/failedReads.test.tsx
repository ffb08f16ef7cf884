import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { registerAs } from '@onramp-kit/test-tools/fillIn'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { BankDeposit } from './BankDeposit.tsx'

const { bank, shared } = en

let world: ReturnType<typeof createSimulatedWorld>
beforeEach(() => {
  world = createSimulatedWorld()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

function show() {
  return render(
    <OnrampProvider client={world.client} locale="en-US">
      <BankDeposit wallet={WALLET} defaultCountry="DE" />
    </OnrampProvider>,
  )
}
const step = () => document.querySelector<HTMLElement>('.onramp-root')?.dataset['step']
const at = (name: string) => expect.poll(step).toBe(name)
const email = () => screen.getByLabelText(bank.email)
const trouble = () => screen.queryByText(shared.trouble, { selector: '.onramp-notice' })
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
/** Lets the time of the client pass, and then that of React Query, which renders each response in a separate timer. */
async function pass(ms: number) {
  await act(() => world.clock.advance(ms))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
async function passMinutes(minutes: number) {
  for (let minute = 0; minute < minutes; minute += 1) await pass(60_000)
}
/** Returns to the page, which refetches. */
function focusPage() {
  focusManager.setFocused(false)
  act(() => focusManager.setFocused(true))
  focusManager.setFocused(undefined)
}
const isStatus = ({ url }: Request) => new URL(url).pathname.endsWith('/status')
const isRegister = ({ url }: Request) => new URL(url).pathname.endsWith('/register')
const notRegistered = () => errorResponse(404, 'customer_not_registered')
const register = () => world.client.virtualAccounts.register(registration)

async function sendForm() {
  await at('register')
  await userEvent.type(email(), registration.email)
  await userEvent.click(screen.getByRole('button', { name: bank.register }))
}

describe.each<[string, () => Promise<unknown>]>([
  ['register', async () => undefined],
  ['terms', register],
  ['identity', () => registerAs(world, 'not_started')],
  ['review', () => registerAs(world, 'under_review')],
  ['rejected', () => registerAs(world, 'rejected')],
  [
    'opening',
    async () => {
      world = createSimulatedWorld({}, { scenario: 'accounts_pending' })
      await registerAs(world, 'active')
    },
  ],
  ['accounts', () => registerAs(world, 'active')],
])('the step %s', (name, prepare) => {
  test.each<[string, () => void]>([
    ['502', () => world.setFault(() => errorResponse(502, 'bridge_error'))],
    ['429', () => world.setFault(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' }))],
    ['a page of a proxy', () => world.setFault(() => html(200))],
    ['an unexpected answer', () => world.setFault(() => Response.json({ status: 7 }))],
    ['a lost connection', () => world.setFault(() => Promise.reject(new TypeError('lost')))],
    ['the device going offline', () => onlineManager.setOnline(false)],
  ])('keeps its content, input and focus after %s', async (how, fail) => {
    await prepare()
    show()
    await at(name)
    const isForm = name === 'register'
    if (isForm) await userEvent.type(email(), 'ada@')
    const focused = isForm ? email() : screen.getByRole('heading', { level: 2 })
    focused.focus()
    const content = [...document.querySelectorAll('.onramp-root :is(h2, dd, button, input)')]
    const texts = content.map(({ textContent }) => textContent)
    fail()
    focusPage()
    await passMinutes(5)
    expect(step()).toBe(name)
    const isTransient = how !== 'an unexpected answer'
    if (isTransient && name !== 'rejected') {
      expect(trouble()).toBeVisible()
      expect(screen.getByRole('status')).toHaveTextContent(shared.trouble)
    }
    expect(content.map(({ isConnected, textContent }) => isConnected && textContent)).toEqual(texts)
    expect(focused).toHaveFocus()
    if (isForm) expect(email()).toHaveValue('ada@')
    expect(screen.queryByText(bank.loadFailed) === null || name === 'accounts').toBe(true)
    // Beside such an error, a text that promises updates may be false.
    if (!isTransient) expect(screen.queryByText(/updates automatically/)).toBeNull()
    world.setFault(() => undefined)
    act(() => onlineManager.setOnline(true))
    focusPage()
    await pass(60_000)
    expect(step()).toBe(name)
    expect(focused).toHaveFocus()
    await expect.poll(trouble).toBeNull()
    expect(screen.getByRole('status')).not.toHaveTextContent(shared.trouble)
    expect(alerts()).toEqual([])
  })
})

test('a lost registration whose status cannot be read says nothing of its outcome', async () => {
  show()
  await at('register')
  world.setFault(async (request) => {
    if (isStatus(request)) return errorResponse(502, 'bridge_error')
    await world.answer(request)
    throw new TypeError('terminated')
  })
  await sendForm()
  await passMinutes(3)
  await expect.poll(trouble).toBeVisible()
  expect(step()).toBe('register')
  expect(alerts()).toEqual([])
  world.setFault(() => undefined)
  await pass(60_000)
  await at('terms')
})

describe('while a replica does not know a registered wallet yet', () => {
  const lags = [1_000, 5_000, 30_000, 59_000]
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    'is accepted': async () => undefined,
    'finds the wallet registered': register,
  }
  test.each(
    Object.entries(answers).flatMap(([name, prepare]) =>
      lags.map((lag) => [name, lag, prepare] as const),
    ),
  )('the form does not return after a registration that %s, for %i ms', async (_, lag, prepare) => {
    show()
    await at('register')
    await prepare()
    let until = Number.POSITIVE_INFINITY
    world.setFault((request) => {
      if (isRegister(request)) until = world.clock.now() + lag
      return isStatus(request) && world.clock.now() < until ? notRegistered() : undefined
    })
    await sendForm()
    await expect.poll(step).not.toBe('register')
    for (let passed = 0; passed < 120_000; passed += 1_000) {
      await pass(1_000)
      expect([step(), alerts()]).not.toContain('register')
      expect(alerts()).toEqual([])
    }
    await at('terms')
    expect(world.service.state().customers).toHaveLength(1)
  })

  test('a retry after a lost response waits for the status', async () => {
    show()
    await at('register')
    let isKnown = false
    world.setFault(async (request) => {
      if (isStatus(request)) return isKnown ? undefined : notRegistered()
      await world.answer(request)
      world.setFault((next) => (isStatus(next) && !isKnown ? notRegistered() : undefined))
      throw new TypeError('terminated')
    })
    await sendForm()
    expect(await screen.findByText(bank.registerLost)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: bank.register }))
    await at('loading')
    await pass(30_000)
    expect([step(), alerts()]).toEqual(['loading', []])
    isKnown = true
    await pass(60_000)
    await at('terms')
  })

  test('the form returns with its input after a minute of this', async () => {
    show()
    await at('register')
    await register()
    world.setFault((request) => (isStatus(request) ? notRegistered() : undefined))
    await sendForm()
    await at('loading')
    await passMinutes(4)
    await at('register')
    expect(email()).toHaveValue(registration.email)
    expect(alerts()).toEqual([bank.registerLost])
  })
})
