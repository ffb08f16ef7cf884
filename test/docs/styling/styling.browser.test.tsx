import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout } from '@onramp-kit/test-tools/orderStates'
import { afterEach, beforeEach, expect, test } from 'vitest'
import ours from '../../../packages/react/src/styles/styles.css?inline'
import { TopUp } from '../parts/TopUp.tsx'
import override from './override.css?inline'
import shop from './shop.css?inline'

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

function putSheets(...sheets: readonly string[]) {
  for (const text of sheets)
    stage.place.before(Object.assign(document.createElement('style'), { textContent: text }))
}
afterEach(() => document.querySelectorAll('body > style').forEach((sheet) => sheet.remove()))

const button = () => getComputedStyle(stage.inside.getByRole('button', { name: /^Continue/ }))

test('the variables of docs/styling.md are set by a class of the page', async () => {
  putSheets(ours, shop)
  await stage.show(checkout({ className: 'till' }), { theme: 'light' })
  expect(button().backgroundColor).toBe('rgb(11, 93, 87)')
})

test('a layer that is named before ours has the last word', async () => {
  putSheets(override, ours)
  await stage.show(checkout())
  expect(button().textTransform).toBe('uppercase')
})

test('a composed checkout buys', async () => {
  putSheets(ours)
  await stage.show(<TopUp wallet={WALLET} />)
  expect(stage.inside.queryByRole('heading')).toBeNull()
  await stage.press(/^Continue/)
  await stage.at('iframe')
  expect(stage.inside.getByRole('heading')).toHaveTextContent('Waiting for your payment')
  expect(stage.inside.queryByRole('button', { name: /^Continue/ })).toBeNull()
  await stage.callback('order_broadcasted')
  await stage.at('[data-step="sent"]')
  expect(stage.inside.getByRole('heading')).toHaveTextContent('USDC sent')
  expect(stage.place.querySelector('iframe')).toBeNull()
})
