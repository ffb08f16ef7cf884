import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { acceptTerms } from '@onramp-kit/test-tools/fillIn'
import { createTestElement } from '@onramp-kit/test-tools/testElement'
import { afterEach, expect, test } from 'vitest'
import './index.ts'

afterEach(() => document.body.replaceChildren())

const names = (events: readonly CustomEvent[]) => events.map(({ type }) => type)

test('a checkout dispatches an event for each callback, with its argument as the detail', async () => {
  const stage = createTestElement('onramp-checkout', {
    chain: 8453,
    token: 'USDC',
    defaultCountry: 'US',
    done: true,
  })
  stage.record('onramp-shown', 'onramp-amount-changed', 'onramp-submitted', 'onramp-opened')
  stage.record('onramp-status', 'onramp-complete', 'onramp-cancel', 'onramp-done', 'onramp-error')
  await stage.open()
  // Preact runs effects, which dispatch events, after the frame that shows a state.
  await expect.poll(() => names(stage.events)).toEqual(['onramp-shown'])
  stage.type('amount-input', '75')
  await stage.until('.onramp-quote[data-state="fresh"]')
  stage.part('submit').click()
  await stage.until('[data-step="paying"]')
  const { id } = stage.onlyOrder()
  stage.service.callback(id, 'order_broadcasted')
  await stage.until('.onramp-done')
  stage.part('done').click()
  await expect
    .poll(() => names(stage.events))
    .toEqual([
      'onramp-shown',
      'onramp-amount-changed',
      'onramp-submitted',
      'onramp-opened',
      'onramp-status',
      'onramp-status',
      'onramp-complete',
      'onramp-done',
    ])
  const details = stage.events.map(({ detail }) => detail)
  expect(details.slice(1, 4)).toMatchObject([
    { type: 'amount_changed', trade_type: 'EXACT_INPUT' },
    { type: 'submitted', country: 'US', currency: 'USD' },
    { type: 'opened', order_id: id },
  ])
  expect(details.slice(4)).toMatchObject([
    { id, status: 'payment_pending' },
    { id, status: 'order_broadcasted' },
    { id, status: 'order_broadcasted' },
    null,
  ])
  expect(stage.events.every(({ bubbles }) => bubbles)).toBe(true)
})

test('a checkout reports a canceled order and an error', async () => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  stage.record('onramp-cancel', 'onramp-error')
  stage.setFault(() => Response.json({ odd: 1 }))
  await stage.open()
  await stage.until('.onramp-quote[data-state="absent"]')
  stage.setFault(() => undefined)
  stage.part('submit').click()
  await stage.until('[data-step="paying"]')
  stage.service.callback(stage.onlyOrder().id, 'order_cancelled')
  await stage.until('[data-step="cancelled"]')
  await expect.poll(() => names(stage.events)).toEqual(['onramp-error', 'onramp-cancel'])
  expect(stage.events[0]?.detail).toMatchObject({ operation: 'card.quote' })
})

test('a checkout without `done` shows no button for it', async () => {
  const stage = createTestElement('onramp-checkout', { chain: 8453, token: 'USDC' })
  await stage.open()
  stage.part('submit').click()
  await stage.until('[data-step="paying"]')
  stage.service.callback(stage.onlyOrder().id, 'order_broadcasted')
  await stage.until('[data-step="sent"] .onramp-start-over')
  expect(() => stage.part('done')).toThrow('No part done')
})

test('a bank deposit dispatches an event for each status of its customer', async () => {
  const stage = createTestElement('onramp-bank-deposit', { defaultCountry: 'DE' })
  stage.record('onramp-status')
  await stage.client.virtualAccounts.register(registration)
  await stage.open()
  await stage.until('[data-step="terms"]')
  const { url } = await stage.client.virtualAccounts.termsOfService({ wallet: WALLET })
  await acceptTerms(stage.service, url)
  stage.service.customerStatus(WALLET, 'under_review')
  stage.returnToPage()
  await stage.until('[data-step="review"]')
  await expect
    .poll(() => stage.events.map(({ detail }) => detail.status))
    .toEqual(['not_started', 'under_review'])
})

test('an order page dispatches an event for each status of its order', async () => {
  const stage = createTestElement('onramp-order-status')
  stage.record('onramp-status')
  const { order_id: id } = await stage.client.card.checkout(purchase)
  stage.element.setAttribute('order-id', id)
  await stage.open()
  await stage.until('[data-state="pending"]')
  stage.service.callback(id, 'order_broadcasted')
  stage.returnToPage()
  await stage.until('[data-state="sent"]')
  await expect
    .poll(() => stage.events.map(({ detail }) => [detail.id, detail.status]))
    .toEqual([
      [id, 'payment_pending'],
      [id, 'order_broadcasted'],
    ])
})

test('an order page without a wallet asks the buyer to connect one', async () => {
  const stage = createTestElement('onramp-order-status', { wallet: undefined, orderId: 'x' })
  await stage.open()
  expect(stage.part('title').textContent).toBe('Connect a wallet')
  expect(() => stage.part('button')).toThrow('No part button')
})

test.each([
  ['onramp-checkout', { chain: 8453, token: 'USDC' }],
  ['onramp-bank-deposit', {}],
  ['onramp-order-status', { orderId: 'x' }],
] as const)('<%s connect> dispatches an event for its button', async (tag, properties) => {
  const stage = createTestElement(tag, { ...properties, wallet: undefined })
  stage.record('onramp-connect')
  stage.element.setAttribute('connect', '')
  await stage.open()
  const button = stage.part('button')
  expect(button.textContent).toBe('Connect a wallet')
  button.click()
  expect(stage.events.map(({ detail, bubbles }) => [detail, bubbles])).toEqual([[null, true]])
})
