import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { registerAs } from '@onramp-kit/test-tools/fillIn'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../messages/en/en.ts'
import { BankDeposit } from './BankDeposit.tsx'

const { bank, shared } = en

let stage: Stage
beforeEach(() => {
  stage = openStage()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  stage.leave()
  vi.restoreAllMocks()
})

const register = () => stage.client.virtualAccounts.register(registration)
async function show(step: string) {
  await stage.show(<BankDeposit wallet={WALLET} defaultEmail={registration.email} />)
  await stage.at(`[data-step="${step}"]`)
}
async function openPage(name: string) {
  await stage.press(name)
  await stage.at('iframe')
}
async function openTab() {
  act(() => stage.inside.getByRole('link', { name: shared.newTab }).click())
  await stage.at('[data-variant="secondary"]')
}

const states: Readonly<Record<string, () => Promise<void>>> = {
  register: () => show('register'),
  async terms() {
    await register()
    await show('terms')
  },
  async 'terms page'() {
    await states['terms']?.()
    await openPage(bank.open.terms)
  },
  async 'terms page in a tab'() {
    await states['terms page']?.()
    await openTab()
  },
  async identity() {
    await registerAs(stage, 'not_started')
    await show('identity')
  },
  async 'identity page'() {
    await states['identity']?.()
    await openPage(bank.open.identity)
  },
  async 'identity page in a tab'() {
    await states['identity page']?.()
    await openTab()
  },
  async review() {
    await registerAs(stage, 'under_review')
    await show('review')
  },
  async opening() {
    stage.service.scenario('accounts_pending')
    await registerAs(stage, 'active')
    await show('opening')
  },
  async accounts() {
    await registerAs(stage, 'active')
    await show('accounts')
  },
}

const errors = [
  [400, 'publishable_key_missing'],
  [401, 'invalid_publishable_key'],
  [403, 'origin_not_allowed'],
] as const

/** Expects that nothing on the page is in progress, and that no button sends a request. */
async function expectStopped(requests: () => number) {
  const text = stage.place.textContent.replaceAll(bank.steps.accounts.text, '')
  expect(text).toContain(shared.errors.setup)
  expect(text).not.toMatch(/automatically/)
  expect(stage.place.querySelector('[data-busy], [aria-busy="true"], .onramp-spinner')).toBeNull()
  const before = requests()
  for (const button of stage.place.querySelectorAll('button')) act(() => button.click())
  await stage.pass(1_000)
  expect(requests()).toBe(before)
}

describe.each(Object.entries(states))('in the state %s', (_, enter) => {
  test.each(errors)('nothing goes on after a read answered %i %s', async (status, code) => {
    await enter()
    const refuse = vi.fn(() => errorResponse(status, code))
    stage.setFault(refuse)
    await stage.refetch()
    await stage.at(`[data-code="${code}"]`)
    await expectStopped(() => refuse.mock.calls.length)
  })
})

describe.each(['terms', 'identity'] as const)('in the state %s', (name) => {
  test.each(errors)('no button remains whose page answered %i %s', async (status, code) => {
    await states[name]?.()
    const refuse = vi.fn(() => errorResponse(status, code))
    stage.setFault(refuse)
    await stage.press(bank.open[name])
    await stage.at(`[data-code="${code}"]`)
    await expectStopped(() => refuse.mock.calls.length)
  })
})

test('the page goes on once a read succeeds again', async () => {
  await states['review']?.()
  stage.setFault(() => errorResponse(401, 'invalid_publishable_key'))
  await stage.refetch()
  await stage.at('[data-code]')
  stage.setFault(() => undefined)
  await stage.refetch()
  await stage.at('[data-busy]')
  expect(stage.inside.getByText(bank.steps.review.text)).toBeVisible()
})
