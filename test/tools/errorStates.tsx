import { CryptoDeposit, OrderStatus } from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { act, fireEvent } from '@testing-library/react'
import { registration } from './bankSamples.ts'
import { sendForm } from './bankStates.tsx'
import { ORDER_ID, WALLET } from './cardSamples.ts'
import type { Stage } from './openStage.tsx'
import { checkout } from './orderStates.tsx'
import { errorResponse } from './scriptedNetwork.ts'
import type { Fault } from './simulatedWorld.ts'

const buy = /^Continue/
const dropped = () => Promise.reject(new TypeError('fetch failed'))

const on =
  (part: string, answer: () => ReturnType<Fault>): Fault =>
  ({ url }) =>
    new URL(url).pathname.includes(part) ? answer() : undefined

/** The service names the rejected field at the start of its message. */
const rejected = (message: string) =>
  Response.json({ error: { code: 'validation_error', message } }, { status: 400 })

async function submit(stage: Stage, amount: string, ui = checkout()) {
  await stage.show(ui)
  const field = stage.place.querySelector('input[name="amount"]')
  if (field !== null) fireEvent.change(field, { target: { value: amount } })
  await stage.press(buy)
  await stage.at('.onramp-amount-error')
}

async function buyWith(stage: Stage, answer: () => ReturnType<Fault>, at = '.onramp-notice') {
  stage.setFault(on('/card/checkout', answer))
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.show(checkout())
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(buy)
  await stage.at(at)
}

async function pay(stage: Stage) {
  await buyWith(stage, () => undefined, '[data-step="paying"]')
}

async function chooseCashApp(stage: Stage) {
  await stage.show(<CryptoDeposit authorize={() => Promise.resolve('granted')} />)
  await stage.at('[type="submit"][aria-disabled="false"]')
  act(() => stage.inside.getByRole('radio', { name: /^Cash App/ }).click())
}

/** The errors that a buyer can meet beside those in the other lists of states, and the steps to them. */
export const errorStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'no amount': (stage) => submit(stage, ''),
  'an amount of zero': (stage) => submit(stage, '0'),
  'an amount in words': (stage) => submit(stage, 'fifty'),
  'an amount that is too large': (stage) => submit(stage, '1000000000000'),
  'an amount with too many characters': (stage) => submit(stage, '1'.repeat(101)),
  'an amount below the minimum': (stage) =>
    submit(stage, '5', checkout({ limits: { USD: { min: '20' } } })),
  async 'no payment method'(stage) {
    await stage.show(checkout({ paymentMethods: [{ slug: 'card', onlyIn: ['GB'] }] }))
  },
  async 'a mistyped wallet'(stage) {
    await stage.show(checkout({ wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }))
    await stage.at('[data-code="invalid_input"]')
  },
  async 'no wallet'(stage) {
    await stage.show(checkout({ wallet: undefined }))
  },
  async 'no wallet, which the page can connect'(stage) {
    await stage.show(checkout({ wallet: undefined, onConnect() {} }))
  },
  'a rejected amount': (stage) =>
    buyWith(stage, () => rejected('amount: is too small'), '.onramp-amount-error'),
  'a rejected payment method': (stage) =>
    buyWith(stage, () => rejected('payment_method: is not served')),
  'other rejected details': (stage) => buyWith(stage, () => rejected('is invalid')),
  async 'a purchase that the merchant rejects'(stage) {
    await stage.show(checkout({ beforePurchase: () => Promise.reject(new Error('')) }))
    await stage.press(buy)
    await stage.at('.onramp-notice')
  },
  async 'a purchase without a connection'(stage) {
    await stage.show(checkout())
    await stage.at('.onramp-quote[data-state="fresh"]')
    stage.page.set({ online: false })
    await stage.press(buy)
    await stage.at('.onramp-notice')
  },
  async 'a second attempt without a connection'(stage) {
    await buyWith(stage, dropped, '[data-step="unknown"]')
    stage.page.set({ online: false })
    await stage.pass(1_000)
    await stage.press(en.shared.tryAgain)
    await stage.at('.onramp-notice')
  },
  async 'a rate limit that is over'(stage) {
    await buyWith(stage, () => errorResponse(429, 'rate_limited', { 'retry-after': '9' }))
    await stage.pass(10_000)
  },
  async 'a purchase that another tab started'(stage) {
    await buyWith(stage, () => new Promise(() => {}), '[data-step="opening"]')
    await stage.showInAnotherTab(checkout())
    await stage.at('[data-step="unknown"]')
  },
  async 'a payment page of another tab'(stage) {
    await pay(stage)
    await stage.showInAnotherTab(checkout())
    await stage.at('.onramp-description-list')
  },
  async 'a payment in review'(stage) {
    await pay(stage)
    await stage.pass(11 * 60_000)
    await stage.at('.onramp-refresh')
  },
  async 'an order that is not found'(stage) {
    await pay(stage)
    stage.service.reset()
    await stage.showInAnotherTab(checkout())
    await stage.loseOrder()
    await stage.at('[data-state="unknown"]')
  },
  async 'an order page that cannot be read'(stage) {
    stage.setFault(() => errorResponse(400, 'something_new'))
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
    await stage.at('[data-state="unreadable"]')
  },
  'bank: no email address': (stage) => sendForm(stage, ''),
  async 'bank: an email address in use'(stage) {
    stage.setFault(on('/register', () => errorResponse(409, 'email_already_in_use')))
    await sendForm(stage, registration.email)
    await stage.at('[data-invalid]')
  },
  async 'bank: a registration that failed'(stage) {
    stage.setFault(on('/register', dropped))
    await sendForm(stage, registration.email)
    await stage.at('.onramp-notice')
  },
  async 'bank: a registration without a connection'(stage) {
    await sendForm(stage, '')
    stage.page.set({ online: false })
    const field = stage.place.querySelector('[name="email"]')
    if (field !== null) fireEvent.change(field, { target: { value: registration.email } })
    await stage.press(en.bank.register)
    await stage.at('.onramp-notice')
  },
  async 'deposit: an amount below the minimum'(stage) {
    await chooseCashApp(stage)
    const field = stage.place.querySelector('input[name="amount"]')
    if (field !== null) fireEvent.change(field, { target: { value: '2.99' } })
    await stage.press(buy)
    await stage.at('.onramp-amount-error')
  },
  async 'deposit: no connection'(stage) {
    stage.setFault(dropped)
    await stage.show(<CryptoDeposit authorize={() => Promise.resolve('granted')} />)
    await stage.at('.onramp-notice')
  },
}
