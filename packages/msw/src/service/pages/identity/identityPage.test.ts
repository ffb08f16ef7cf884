import { person } from '@onramp-kit/test-tools/bankSamples'
import { describe, expect, test } from 'vitest'
import { openCustomer } from '../openCustomer.test.helper.ts'

describe('the identity page', () => {
  test('makes the form owed by opening it, and asks for everything', async () => {
    const { customer, identity } = await openCustomer()
    const { text } = await identity.load()
    expect(customer().status).toBe('incomplete')
    for (const words of ['Germany', '0x5290…9EE7', 'no money moves', 'nothing of them is kept']) {
      expect(text).toContain(words)
    }
    for (const name of Object.keys(person)) expect(text).toContain(`name="${name}"`)
    await identity.load()
    expect(customer().trail.map(({ status }) => status)).toEqual(['not_started', 'incomplete'])
  })

  test('owes nothing by a HEAD, which nobody sees', async () => {
    const { customer, identity, service } = await openCustomer()
    const { body, status } = await service.handle(new Request(identity.url, { method: 'HEAD' }))
    expect([status, body]).toEqual([200, null])
    expect(customer().status).toBe('not_started')
  })

  test.each(['approved', 'rejected'] as const)(
    'submits for a review that ends as chosen: %s',
    async (verdict) => {
      const { customer, identity, service, terms } = await openCustomer()
      await terms.send('accept', { agreement: 'on' })
      const { text } = await identity.send('submit', { ...person, verdict })
      expect(text).toContain('We are checking your details')
      expect(text).not.toContain('terms of service')
      expect(customer().status).toBe('under_review')
      service.advance(2999)
      expect(customer().status).toBe('under_review')
      service.advance(1)
      expect(customer().status).toBe(verdict === 'approved' ? 'active' : 'rejected')
      expect((await identity.load()).text).toContain(
        verdict === 'approved' ? 'Identity verified' : 'Identity not verified',
      )
    },
  )

  test('takes as long as the options say', async () => {
    const { customer, identity, service } = await openCustomer({ reviewAfterMs: 0 })
    await identity.send('submit', { ...person, verdict: 'rejected' })
    expect(customer().status).toBe('rejected')
    expect(service.state().now).toBe('2026-11-20T12:00:00.000Z')
  })

  test('says while it waits, and when it is over, that the terms are needed', async () => {
    const { identity, service, terms } = await openCustomer()
    const { text } = await identity.send('submit', person)
    expect(text).toContain('Approval also needs the terms of service')
    service.advance(3000)
    expect((await identity.load()).text).toContain('Accept the terms to finish')
    await terms.send('accept', { agreement: 'on' })
    expect((await identity.load()).text).toContain('Identity verified')
  })

  test('takes one form: another changes nothing while it is reviewed and once it is decided', async () => {
    const { customer, identity, service } = await openCustomer()
    await identity.send('submit', { ...person, verdict: 'rejected' })
    await identity.send('submit', person)
    await identity.send('submit', {})
    service.advance(3000)
    expect(customer().status).toBe('rejected')
    await identity.send('submit', person)
    await identity.load()
    expect(customer().status).toBe('rejected')
  })

  test('comes to nothing where the provider keeps the customer under review', async () => {
    const { control, customer, identity, service, terms } = await openCustomer()
    await terms.send('accept', { agreement: 'on' })
    await identity.send('submit', person)
    control('under_review')
    service.advance(86_400_000)
    expect(customer().status).toBe('under_review')
  })

  test('asks again when the provider does', async () => {
    const { control, identity } = await openCustomer()
    await identity.send('submit', person)
    control('incomplete')
    expect((await identity.load()).text).toContain('data-focus>Verify your identity</h1>')
    await identity.send('submit')
    for (const status of ['under_review', 'incomplete']) control(status)
    expect((await identity.load()).text).not.toContain('aria-invalid="true"')
  })

  test('keeps faults over a reload, and nothing of what was typed', async () => {
    const { customer, identity, service } = await openCustomer()
    await identity.send('submit', { ...person, city: ' ', name: 'Lovelace' })
    const { text } = await identity.load()
    expect(text).toContain('id="city-error">Enter your city.<')
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(text).not.toMatch(/Lovelace|C01X00T47|1990-12-10|value="passport" selected/)
    await identity.send('submit', person)
    expect(JSON.stringify(service.snapshot())).not.toMatch(/Lovelace|C01X00T47|1990-12-10|Muster/)
    expect(customer().status).toBe('under_review')
  })

  test('says where a scenario decides, and leaves no choice', async () => {
    const { customer, identity, service } = await openCustomer({ scenario: 'identity_rejected' })
    const { text } = await identity.load()
    expect(text).toContain('Every identity review ends in a rejection.')
    expect(text).not.toContain('name="verdict"')
    await identity.send('submit', person)
    service.advance(3000)
    expect(customer().status).toBe('rejected')
  })
})

test('a country of which nothing is known is shown as it was registered', async () => {
  const { ask, service } = await openCustomer()
  const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  const body = { wallet, country: 'QQ', email: 'q@example.com' }
  await ask('POST', '/v1/virtual-accounts/register', { body })
  const url = service.state().customers.at(-1)?.identity_url ?? ''
  expect(await (await service.handle(new Request(url))).text()).toContain('<dd>QQ</dd>')
})
