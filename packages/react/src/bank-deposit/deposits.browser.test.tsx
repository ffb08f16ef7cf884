import '../styles/styles.css'
import type { VirtualAccounts } from '@onramp-kit/core'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { depositStates } from '@onramp-kit/test-tools/depositStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CryptoDeposit } from '../crypto-deposit/CryptoDeposit.tsx'
import { en } from '../messages/en/en.ts'
import { BankDeposit } from './BankDeposit.tsx'

let stage: Stage
beforeEach(() => page.viewport(320, 640))
afterEach(() => stage.leave())

/** Returns each button, link and choice below the minimum size of WCAG 2.2, 2.5.8. */
function tooSmall(): readonly string[] {
  return [...stage.place.querySelectorAll('button, a, input, label:has(input)')]
    .filter((element) => element.closest('label') === null || element.localName === 'label')
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width < 24 || height < 24
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

test.each(Object.entries({ ...bankStates, ...depositStates }))(
  'each control is at least 24 px in size in a column of 320 px: %s',
  async (_, enter) => {
    stage = openStage()
    await enter(stage)
    expect(tooSmall()).toEqual([])
  },
)

test('three currencies stand beside each other in a window of 320 px', async () => {
  stage = openStage()
  stage.place.style.width = '288px'
  await bankStates['bank: accounts']?.(stage)
  const options = [...stage.place.querySelectorAll('.onramp-currency')]
  const tops = options.map((option) => option.getBoundingClientRect().top)
  expect(tops).toEqual([tops[0], tops[0], tops[0]])
})

test('the destination of the money stands below the title, and a button copies all details', async () => {
  stage = openStage()
  await bankStates['bank: accounts']?.(stage)
  const [title, destination] = ['.onramp-header', '.onramp-account-destination'].map((name) =>
    stage.place.querySelector(name),
  )
  expect(destination?.previousElementSibling).toBe(title)
  const { width, height } = stage.inside
    .getByRole('button', { name: en.bank.copyAll })
    .getBoundingClientRect()
  const list = stage.place.querySelector('.onramp-account')?.getBoundingClientRect()
  expect([width, height]).toEqual([list?.width, 48])
})

/** Replaces the details of the accounts. */
function replaceDetails(details: object) {
  stage.setFault((request) =>
    new URL(request.url).pathname.endsWith('/virtual-accounts')
      ? stage.changed(request, ({ data }: VirtualAccounts) => ({
          count: 1,
          data: [{ ...data[0], source_deposit_instructions: details }],
        }))
      : undefined,
  )
}

const detail = () => stage.place.querySelector('.onramp-detail')

test('a long detail wraps and copies whole', async () => {
  stage = openStage()
  const long = 'A'.repeat(80)
  replaceDetails({ reference: long })
  await bankStates['bank: copied']?.(stage)
  expect(detail()?.textContent).toBe(long)
  expect(stage.place.scrollWidth).toBeLessThanOrEqual(320)
})

test.each(['en', 'ar'])(
  'an IBAN wraps in groups of four and copies whole: %s',
  async (language) => {
    stage = openStage({ messages: { language } })
    const iban = 'MT31MALT01100SIMULATEDACCOUNT01'
    replaceDetails({ iban })
    await bankStates['bank: selected']?.(stage)
    const groups = [...stage.place.querySelectorAll('.onramp-detail-group')]
    expect(groups.map(({ textContent }) => textContent)).toEqual(iban.match(/.{1,4}/g))
    expect(groups.map((group) => group.getClientRects().length)).toEqual(groups.map(() => 1))
    const [first, second] = groups.map((group) => group.getBoundingClientRect())
    expect(second?.left).toBeGreaterThan(first?.right ?? Number.NaN)
    expect(detail()?.getBoundingClientRect().height).toBeGreaterThan((first?.height ?? 0) * 1.5)
    expect(getSelection()?.toString()).toBe(iban)
  },
)

describe('a buyer with only a keyboard', () => {
  const title = (name: string) => expect.element(page.getByRole('heading', { name }))

  async function arriveAt(name: string) {
    await title(name).toBeVisible()
    await stage.pass(0)
    await title(name).toHaveFocus()
  }

  test('registers and opens the terms', async () => {
    stage = openStage()
    await stage.show(<BankDeposit wallet={WALLET} />)
    await title(en.bank.steps.register.title).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByLabelText(en.bank.email)).toHaveFocus()
    await userEvent.keyboard('ada@example.com{Enter}')
    await arriveAt(en.bank.steps.terms.title)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await arriveAt(en.bank.pageTitle.terms)
  })

  test('corrects a Cash App amount below the minimum and opens the deposit', async () => {
    stage = openStage()
    await stage.show(<CryptoDeposit authorize={() => Promise.resolve('granted')} />)
    await stage.at('[type="submit"][aria-disabled="false"]')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('2{Enter}')
    const amount = page.getByLabelText(en.deposit.amount)
    await expect.element(amount).toHaveAccessibleDescription(/\$3\.00/)
    await expect.element(amount).toHaveFocus()
    await userEvent.keyboard('5{Enter}')
    await arriveAt(en.deposit.steps.page.title)
  })
})
