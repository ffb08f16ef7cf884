import { person } from '@onramp-kit/test-tools/bankSamples'
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

test('accepting the terms approves a customer whose review has ended', async () => {
  const { customer, identity, service, terms } = await openCustomer()
  await identity.send('submit', person)
  service.advance(3000)
  expect(customer().status).toBe('under_review')
  await terms.send('accept', { agreement: 'on' })
  expect(customer()).toMatchObject({ status: 'active', accounts: [{}, {}, {}] })
})

describe("a customer's page", () => {
  test.each(['', '?session=', '?session=0'])('does not open with %j', async (search) => {
    const { customer, identity, service, terms } = await openCustomer()
    for (const [{ url }, action] of [
      [terms, 'accept'],
      [identity, 'submit'],
    ] as const) {
      const { pathname } = new URL(url)
      for (const [method, path] of [
        ['GET', pathname],
        ['POST', `${pathname}/${action}`],
      ] as const) {
        const address = new URL(path + search, url)
        const response = await service.handle(new Request(address, { method }))
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('This page doesn’t exist')
      }
    }
    expect(customer().status).toBe('not_started')
  })

  test("does not open with the other page's token", async () => {
    const { identity, terms } = await openCustomer()
    const mixed = new URL(new URL(identity.url).pathname + new URL(terms.url).search, terms.url)
    expect((await terms.load(mixed)).response.status).toBe(404)
  })

  test('loads no foreign resources, is not cached, and is hidden from other origins', async () => {
    const { identity, service, terms } = await openCustomer()
    const scripts = ['terms', 'identity'].map((name) => `https://onramp.test/_pages/${name}.js`)
    for (const address of [terms.url, identity.url, ...scripts]) {
      const request = new Request(address, { headers: { origin: 'https://shop.example' } })
      const { headers, status } = await service.handle(request)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  test('has no inline script or style, which its policy would block', async () => {
    const { identity, terms } = await openCustomer()
    for (const page of [terms, identity]) {
      expect((await page.load()).text).not.toMatch(/<style|\sstyle=|<script>|\son\w+=/)
    }
  })
})
