import './styles.css'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout, orderStates } from '@onramp-kit/test-tools/orderStates'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

let stage: Stage
beforeEach(async () => {
  stage = openStage()
  await page.viewport(320, 900)
})
afterEach(() => stage.leave())

/** The rows of a list, each with its value. */
const rows = (item: string) =>
  [...stage.place.querySelectorAll(item)].map((row) => ({
    row: row.getBoundingClientRect(),
    value: row.querySelector('.onramp-description-value')?.getBoundingClientRect(),
  }))

test('each value of a receipt ends where its row ends, also below a long term', async () => {
  await page.viewport(260, 900)
  await orderStates['sent, with a block explorer']?.(stage)
  const found = rows('.onramp-receipt > .onramp-description-item')
  expect(found.some(({ row, value }) => (value?.top ?? 0) > row.top + 10)).toBe(true)
  for (const { row, value } of found) expect(value?.right).toBeCloseTo(row.right, 0)
})

test('each detail of a bank account starts where its term starts', async () => {
  await bankStates['bank: accounts']?.(stage)
  const found = rows('.onramp-account-item')
  expect(found.length).toBeGreaterThan(3)
  for (const { row, value } of found) expect(value?.left).toBeCloseTo(row.left, 0)
})

test('the hint after a denied copy leaves the order id on one line', async () => {
  await orderStates['order page: id selected']?.(stage)
  const box = (name: string) => stage.place.querySelector(name)?.getBoundingClientRect()
  const hint = box('.onramp-receipt-status')
  expect(hint?.height).toBeGreaterThan(10)
  expect(box('.onramp-code')?.height).toBeLessThan(25)
  expect(hint?.top).toBeGreaterThanOrEqual(box('.onramp-code')?.bottom ?? 900)
})

test('large text in a narrow column hyphenates the terms of the fees, and no values', async () => {
  await stage.show(checkout())
  await stage.at('.onramp-quote[data-state="fresh"] .onramp-quote-fees')
  act(() => stage.appearance({ appearance: { fontSize: '30px' } }))
  const hyphens = (part: string) => {
    const all = stage.place.querySelectorAll(`.onramp-quote-fees .onramp-description-${part}`)
    return [...new Set(Array.from(all, (each) => getComputedStyle(each).hyphens))]
  }
  expect(hyphens('term')).toEqual(['auto'])
  expect(hyphens('value')).toEqual(['manual'])
})
