import { createTestElement } from '@onramp-kit/test-tools/testElement'
import { afterEach, expect, test } from 'vitest'
import './index.ts'

afterEach(() => document.body.replaceChildren())

test('each element of a component is a part by its class and by its state', async () => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  await stage.open()
  await stage.until('.onramp-quote[data-state="fresh"]')
  expect(stage.part('root').getAttribute('part')).toBe(
    'root checkout root-details checkout-details',
  )
  expect(stage.part('submit').getAttribute('part')).toBe('button submit')
  expect(stage.part('quote').getAttribute('part')).toBe('quote quote-fresh')
  stage.part('submit').click()
  await stage.until('[data-step="paying"]')
  expect(stage.part('root').getAttribute('part')).toContain('root-paying')
})

test('a stylesheet of the page reaches a part', async () => {
  const sheet = document.body.appendChild(document.createElement('style'))
  sheet.textContent = 'onramp-checkout::part(submit) { background: rgb(1, 2, 3) }'
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  await stage.open()
  expect(getComputedStyle(stage.part('submit')).backgroundColor).toBe('rgb(1, 2, 3)')
})
