import type { VirtualAccounts } from '@onramp-kit/core'
import { BankDeposit, type BankDepositProps } from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { BankDepositParts } from '@onramp-kit/react/parts'
import { act, fireEvent } from '@testing-library/react'
import { registration } from './bankSamples.ts'
import { WALLET } from './cardSamples.ts'
import { copyFirst } from './copyFirst.ts'
import { registerAs } from './fillIn.ts'
import type { Stage } from './openStage.tsx'
import { errorResponse } from './scriptedNetwork.ts'
import type { Fault } from './simulatedWorld.ts'

const words = en.bank

const bank = (props: Partial<BankDepositProps> = {}) => (
  <BankDeposit wallet={WALLET} defaultCountry="DE" {...props} />
)

const step = (name: string) => `[data-step="${name}"]`
const never = () => new Promise<never>(() => {})
const onRoute =
  (end: string, answer: (request: Request) => ReturnType<Fault>): Fault =>
  (request) =>
    new URL(request.url).pathname.endsWith(end) ? answer(request) : undefined

const register = (stage: Stage) => stage.client.virtualAccounts.register(registration)

/** Renders a customer with `status` and accepted terms. */
async function showCustomer(stage: Stage, status: string, at: string) {
  await registerAs(stage, status)
  await stage.show(bank())
  await stage.at(step(at))
}

export async function sendForm(stage: Stage, address: string) {
  await stage.show(bank())
  await stage.at(step('register'))
  const field = stage.place.querySelector('[name="email"]')
  if (field !== null) fireEvent.change(field, { target: { value: address } })
  await stage.press(words.register)
}

/** Renders the terms step; its page never loads. */
async function openTerms(stage: Stage) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await register(stage)
  await stage.show(bank())
  await stage.at(step('terms'))
  await stage.press(words.open.terms)
  await stage.at('iframe')
}

async function copy(stage: Stage, answer: () => Promise<void>, state: string) {
  await showCustomer(stage, 'active', 'accounts')
  await copyFirst(stage, answer, state)
}

/** Every state of the bank deposit, and the steps to it. */
export const bankStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'bank: loading'(stage) {
    stage.setFault(never)
    await stage.show(bank())
    await stage.at(step('loading'))
  },
  async 'bank: failing read'(stage) {
    stage.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await stage.show(bank())
    await stage.at('[data-code="origin_not_allowed"]')
  },
  async 'bank: interrupted read'(stage) {
    stage.setFault(() => Promise.reject(new TypeError('fetch failed')))
    await stage.show(bank())
    await stage.at('.onramp-bank-refresh')
  },
  async 'bank: mistyped wallet'(stage) {
    await stage.show(bank({ wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD' }))
    await stage.at('[data-code="invalid_input"]')
  },
  async 'bank: registration form'(stage) {
    await stage.show(bank())
    await stage.at(step('register'))
  },
  async 'bank: registration form with a country field'(stage) {
    await stage.show(
      <BankDepositParts.Root wallet={WALLET} defaultCountry="DE">
        <BankDepositParts.Registration>
          <BankDepositParts.Country />
          <BankDepositParts.Email />
          <BankDepositParts.Register />
        </BankDepositParts.Registration>
      </BankDepositParts.Root>,
    )
    await stage.at(step('register'))
  },
  async 'bank: invalid email address'(stage) {
    await sendForm(stage, 'ada')
    await stage.at('[data-invalid]')
  },
  async 'bank: registering'(stage) {
    stage.setFault(onRoute('/register', never))
    await sendForm(stage, registration.email)
    await stage.at('[aria-busy="true"]')
  },
  async 'bank: failed registration'(stage) {
    stage.setFault(onRoute('/register', () => errorResponse(429, 'rate_limited')))
    await sendForm(stage, registration.email)
    await stage.at('[data-code="rate_limited"]')
  },
  async 'bank: terms'(stage) {
    await register(stage)
    await stage.show(bank())
    await stage.at(step('terms'))
  },
  'bank: terms page': openTerms,
  async 'bank: terms not accepted yet'(stage) {
    await openTerms(stage)
    await stage.press(words.finished)
    await stage.at('[data-tone="calm"]')
  },
  'bank: identity': (stage) => showCustomer(stage, 'not_started', 'identity'),
  'bank: under review': (stage) => showCustomer(stage, 'under_review', 'review'),
  async 'bank: unknown status'(stage) {
    const changed = (request: Request) =>
      stage.changed(request, () => ({ status: 'awaiting_questionnaire' }))
    stage.setFault(onRoute('/status', changed))
    await showCustomer(stage, 'under_review', 'unknown')
  },
  'bank: rejected': (stage) => showCustomer(stage, 'rejected', 'rejected'),
  async 'bank: opening accounts'(stage) {
    stage.service.scenario('accounts_pending')
    await showCustomer(stage, 'active', 'opening')
  },
  'bank: accounts': (stage) => showCustomer(stage, 'active', 'accounts'),
  async 'bank: EUR account'(stage) {
    await showCustomer(stage, 'active', 'accounts')
    act(() => stage.inside.getByRole('radio', { name: /EUR/ }).click())
    await stage.at('.onramp-detail-group')
  },
  async 'bank: a detail that the service added'(stage) {
    const source_deposit_instructions = { iban: 'MT31', reference: 'INV-2026/11' }
    stage.setFault((request) =>
      request.method === 'GET' && new URL(request.url).pathname.endsWith('/virtual-accounts')
        ? stage.changed(request, ({ data }: VirtualAccounts) => ({
            data: data.map((account) => ({ ...account, source_deposit_instructions })),
          }))
        : undefined,
    )
    await showCustomer(stage, 'active', 'accounts')
    await stage.at('[data-group="other"]')
  },
  'bank: copied': (stage) => copy(stage, () => Promise.resolve(), 'copied'),
  'bank: selected': (stage) => copy(stage, () => Promise.reject(new Error('no')), 'selected'),
}
