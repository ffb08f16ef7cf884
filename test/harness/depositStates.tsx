import { BankDeposit, CryptoDeposit, en } from '@onramp-kit/react'
import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { WALLET } from './cardSamples.ts'
import type { Stage } from './openStage.tsx'
import { changed } from './orderStates.tsx'

const step = (name: string) => `[data-step="${name}"]`

/** Shows the way to bank accounts of a customer with this status; without one, of nobody. */
async function bank(stage: Stage, at: string, status?: string) {
  if (status !== undefined) {
    await stage.client.virtualAccounts.register({
      wallet: WALLET,
      country: 'DE',
      email: 'ada@example.com',
    })
    if (status !== 'not_started') stage.service.customerStatus(WALLET, status)
  }
  await stage.show(<BankDeposit wallet={WALLET} defaultCountry="DE" />)
  await stage.at(step(at))
}

/** The same of one who has accepted the terms. */
async function accepted(stage: Stage, at: string, status: string) {
  const accept = { has_accepted_terms_of_service: true }
  stage.setFault(changed(stage, 'GET', (customer) => ({ ...customer, ...accept })))
  await bank(stage, at, status)
}

/** Copies one of the bank details, where the clipboard takes it and where it does not. */
async function copy(stage: Stage, state: 'copied' | 'selected') {
  const writes = vi.spyOn(navigator.clipboard, 'writeText')
  if (state === 'copied') writes.mockResolvedValue()
  else writes.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
  await bank(stage, 'accounts', 'active')
  act(() => stage.place.querySelector<HTMLElement>('.onramp-copy')?.click())
  await stage.at(`[data-state="${state}"]`)
  writes.mockRestore()
}

const crypto = <CryptoDeposit authorize={() => Promise.resolve('granted')} />

/** Every state in which the deposits can be seen, and how one comes there. */
export const depositStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'bank: looking'(stage) {
    stage.setFault(() => new Promise(() => {}))
    await bank(stage, 'loading')
  },
  'bank: registration': (stage) => bank(stage, 'register'),
  async 'bank: no e-mail address'(stage) {
    await bank(stage, 'register')
    await stage.press(en.bank.register)
    await stage.at('.onramp-email-error')
  },
  async 'bank: a country that is not accepted'(stage) {
    stage.setFault(async (request) =>
      request.method === 'POST'
        ? Response.json(
            { error: { code: 'validation_error', message: 'country: not served' } },
            { status: 400 },
          )
        : undefined,
    )
    await bank(stage, 'register')
    fireEvent.change(stage.inside.getByRole('textbox', { name: en.bank.email }), {
      target: { value: 'ada@example.com' },
    })
    await stage.press(en.bank.register)
    await stage.at('[data-code="validation_error"], [data-invalid]')
  },
  'bank: terms': (stage) => bank(stage, 'terms', 'not_started'),
  'bank: identity': (stage) => accepted(stage, 'identity', 'incomplete'),
  'bank: review': (stage) => accepted(stage, 'review', 'under_review'),
  'bank: rejected': (stage) => bank(stage, 'rejected', 'rejected'),
  async 'bank: accounts on their way'(stage) {
    stage.service.scenario('accounts_pending')
    await bank(stage, 'opening', 'active')
  },
  'bank: accounts': (stage) => bank(stage, 'accounts', 'active'),
  'bank: copied': (stage) => copy(stage, 'copied'),
  'bank: selected': (stage) => copy(stage, 'selected'),
  async 'crypto: choose'(stage) {
    await stage.show(crypto)
    await stage.at(step('choose'))
  },
  async 'crypto: page'(stage) {
    await stage.show(crypto)
    await stage.press(en.deposit.continue)
    await stage.at(step('page'))
  },
}
