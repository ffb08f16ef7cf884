import { person } from '@onramp-kit/test-tools/bankSamples'
import { expect, onTestFinished, test } from 'vitest'
import { openCustomer } from '../openCustomer.test.helper.ts'
import { framePage } from './framePage.test.helper.ts'
import { scripts } from './scripts.ts'

/** Records every message to this page, from any window. */
function collectMessages() {
  const messages: Pick<MessageEvent, 'data' | 'source'>[] = []
  const collect = ({ data, source }: MessageEvent) => {
    // The test runner's messages are tagged, and come from elsewhere.
    if (source !== window && source !== window.parent) messages.push({ data, source })
  }
  addEventListener('message', collect)
  onTestFinished(() => removeEventListener('message', collect))
  return messages
}

test('the terms page posts the agreement to its parent once the server has recorded it', async () => {
  const { customer, service, terms } = await openCustomer()
  const messages = collectMessages()
  const { field, inside, send, setAnswer, settled, text } = await framePage(
    service,
    terms.url,
    scripts.terms,
  )
  setAnswer(async () => Response.json({ error: {} }, { status: 502 }))
  field('agreement').checked = true
  await send('accept')
  setAnswer((request) => service.handle(request))
  field('agreement').checked = false
  await send('accept')
  expect(text()).toContain('Check the box')
  await settled()
  expect(messages).toEqual([])

  field('agreement').checked = true
  await send('accept')
  await expect.poll(() => messages.length).toBe(1)
  expect(customer().has_accepted_terms_of_service).toBe(true)
  const agreement = /data-agreement="([^"]+)"/.exec((await terms.load()).text)?.[1]
  expect(messages).toEqual([{ data: { signedAgreementId: agreement }, source: inside }])
  await settled()
  expect(messages).toHaveLength(1)
})

test('the terms page posts an earlier agreement when opened again', async () => {
  const { service, terms } = await openCustomer()
  await terms.send('accept', { agreement: 'on' })
  const messages = collectMessages()
  await framePage(service, terms.url, scripts.terms)
  await expect
    .poll(() => messages)
    .toMatchObject([{ data: { signedAgreementId: expect.any(String) } }])
})

test('the identity page follows the review to its end, and posts nothing to its parent', async () => {
  const { control, identity, service, terms } = await openCustomer()
  await terms.send('accept', { agreement: 'on' })
  const messages = collectMessages()
  const { page, send, settled, text, tick } = await framePage(
    service,
    identity.url,
    scripts.identity,
  )
  const { verdict: _, ...typed } = person
  await send('submit', typed)
  expect(text()).toContain('Your details are in review')
  expect(page.activeElement?.textContent).toBe('Your details are in review')
  service.advance(3000)
  tick()
  await expect.poll(text).toContain('Identity verified')
  expect(page.title).toBe('Identity verified')
  control('rejected')
  tick()
  await expect.poll(text).toContain('Identity not verified')
  await settled()
  expect(messages).toEqual([])
  expect(scripts.identity).not.toContain('postMessage')
})

test('a rejected form keeps its input beside the errors', async () => {
  const { identity, service } = await openCustomer()
  const { field, page, send } = await framePage(service, identity.url, scripts.identity)
  page.querySelector<HTMLInputElement>('[value="rejected"]')?.click()
  await send('submit', { city: 'Berlin', document_kind: 'passport', birth_date: '1990-12-10' })
  expect(page.activeElement).toBe(field('name'))
  expect(['city', 'document_kind', 'birth_date'].map((name) => field(name).value)).toEqual([
    'Berlin',
    'passport',
    '1990-12-10',
  ])
  expect(page.querySelector<HTMLInputElement>('[value="rejected"]')?.checked).toBe(true)
})

test('the deposit page shows errors and outcome without a reload', async () => {
  const { service } = await openCustomer()
  const url = 'https://onramp.test/deposit?merchant_id=merchant_sandbox&authorization=granted'
  const { field, send, text } = await framePage(service, url, scripts.deposit)
  await send('deposit', { source: 'cash-app', amount: '2' })
  expect(text()).toContain('The minimum Cash App deposit is $3.00.')
  expect(field('amount').value).toBe('2')
  await send('deposit', { amount: '3' })
  expect(text()).toContain('Deposit started')
})
