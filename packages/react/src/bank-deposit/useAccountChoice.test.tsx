import type { VirtualAccount } from '@onramp-kit/core'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BankDeposit } from './BankDeposit.tsx'

let stage: Stage
beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
})
afterEach(() => vi.restoreAllMocks())

const account = (currency: string): VirtualAccount => ({
  id: `1b4e28ba-2fa1-41d2-883f-0016d3cca4${currency.charCodeAt(0)}`,
  chain: 8453,
  currency,
  destination_token: 'USDC',
  source_deposit_instructions: { account_number: `${currency}-1`, reference: `${currency}-2` },
})

const currencies = ['GBP', 'USD', 'EUR']
const radios = () => [...stage.place.querySelectorAll<HTMLInputElement>('[type="radio"]')]
const nameOf = ({ value }: HTMLInputElement) => value.split(' ')[1]
/** The currency of the account on display, by the choice and by its details. */
function shown() {
  const [checked] = radios().filter((radio) => radio.checked)
  const details = [...stage.place.querySelectorAll('.onramp-detail')].map(
    ({ textContent }) => textContent.split('-')[0],
  )
  expect(new Set([checked && nameOf(checked), ...details]).size).toBe(1)
  return details[0]
}
/** Expects that the page says nothing of a copy. */
function expectNoCopy() {
  expect(stage.place.querySelector('.onramp-copy-hint')).toBeEmptyDOMElement()
  expect(stage.inside.getByRole('status').textContent).not.toMatch(/copied|selected/)
  expect(stage.place.querySelector('.onramp-copy:not([data-state="idle"])')).toBeNull()
}

/** The service lists other accounts, the buyer chooses one, or copies its first detail. */
const acts = fc.oneof(
  fc.shuffledSubarray(currencies, { minLength: 1 }).map((list) => ({ list })),
  fc.nat({ max: 2 }).map((choose) => ({ choose })),
  fc.constant({ copy: true }),
)

test('the buyer alone changes the account on display, and what is said of a copy is of that account', async () => {
  const run = fc.asyncProperty(
    fc.shuffledSubarray(currencies, { minLength: 1 }),
    fc.array(acts, { maxLength: 8 }),
    async (first, sequence) => {
      stage = openStage()
      let list = first
      await stage.client.virtualAccounts.register(registration)
      stage.service.customerStatus(WALLET, 'active')
      stage.setFault(({ url }) =>
        new URL(url).pathname.endsWith('/virtual-accounts')
          ? Response.json({ count: list.length, data: list.map(account) })
          : undefined,
      )
      await stage.show(<BankDeposit wallet={WALLET} />)
      await stage.at('[data-step="accounts"]')
      let expected = shown()
      expect(expected).toBe(first.includes('USD') ? 'USD' : first[0])
      for (const step of sequence) {
        const before = expected
        if ('list' in step) {
          ;({ list } = step)
          await stage.refetch()
          await expect.poll(() => radios().map(nameOf)).toEqual(list)
          if (before === undefined || !list.includes(before))
            expected = list.includes('USD') ? 'USD' : list[0]
        } else if ('choose' in step) {
          const radio = radios()[step.choose % list.length]
          expected = radio && nameOf(radio)
          act(() => radio?.click())
        } else {
          await stage.press('Copy Account number')
          await stage.at('.onramp-copy-hint:not(:empty)')
        }
        await stage.pass(0)
        expect(shown()).toBe(expected)
        if (expected !== before) expectNoCopy()
      }
      stage.leave()
    },
  )
  onTestFinished(() => stage.leave())
  await fc.assert(run, { numRuns: 25, seed: 7 })
})
