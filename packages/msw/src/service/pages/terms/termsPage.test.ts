import { describe, expect, test } from 'vitest'
import { openCustomer } from '../openCustomer.test.helper.ts'

describe('the terms page', () => {
  test('shows fictional terms, and how to accept or decline them', async () => {
    const { customer, terms } = await openCustomer()
    const { text } = await terms.load()
    expect(text).toContain('no money moves')
    expect(text).toContain('These terms are fictional')
    expect(text).toContain('type="checkbox" id="agreement"')
    expect(text).not.toContain('data-agreement')
    expect(customer()).toMatchObject({
      status: 'not_started',
      has_accepted_terms_of_service: false,
    })
  })

  test('requires the checkbox, and keeps the error across a reload', async () => {
    const { customer, terms } = await openCustomer()
    expect((await terms.send('accept')).text).toContain('Check the box')
    const { text } = await terms.load()
    expect(text).toContain('aria-invalid="true" aria-describedby="agreement-error"')
    expect(text).toContain('id="agreement-error">Check the box to accept the terms.<')
    expect(customer().has_accepted_terms_of_service).toBe(false)
  })

  test('records the agreement, and shows it from then on', async () => {
    const { customer, terms } = await openCustomer()
    await terms.send('accept')
    const { text } = await terms.send('accept', { agreement: 'on' })
    expect(customer().has_accepted_terms_of_service).toBe(true)
    const agreement = /data-agreement="([\da-f-]{36})"/.exec(text)?.[1]
    expect(agreement).toBeDefined()
    expect((await terms.send('accept', { agreement: 'on' })).text).toContain(agreement)
    expect((await terms.load(`${terms.url}&left=1`)).text).toContain(agreement)
    expect((await terms.load()).text).not.toContain('Check the box')
  })

  test('can be declined, and opened again', async () => {
    const { customer, terms } = await openCustomer()
    const way = (text: string, words: string) => {
      const href = new RegExp(`href="([^"]+)">${words}`).exec(text)?.[1]
      return new URL(href?.replace('&amp;', '&') ?? '', terms.url)
    }
    const left = await terms.load(way((await terms.load()).text, 'Not now'))
    expect(left.text).toContain('Terms not accepted')
    expect(customer().has_accepted_terms_of_service).toBe(false)
    const back = await terms.load(way(left.text, 'Read the terms again'))
    expect(back.text).toContain('<h1>Terms of service</h1>')
  })

  test.each([
    ['not_started', 'Next, verify your identity'],
    ['active', 'You can close this page.'],
  ] as const)('shows a customer in %s the next step: %s', async (status, words) => {
    const { control, terms } = await openCustomer()
    control(status)
    expect((await terms.send('accept', { agreement: 'on' })).text).toContain(words)
  })
})
