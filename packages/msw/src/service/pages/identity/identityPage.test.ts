import { person } from '@onramp-kit/test-tools/bankSamples'
import { describe, expect, test } from 'vitest'
import { openCustomer } from '../openCustomer.test.helper.ts'

describe('the identity page', () => {
  test('moves the customer to incomplete when opened, and asks for every field', async () => {
    const { customer, identity } = await openCustomer()
    const { text } = await identity.load()
    expect(customer().status).toBe('incomplete')
    for (const words of ['Germany', '0x5290…9EE7', 'no money moves', 'does not store them']) {
      expect(text).toContain(words)
    }
    for (const name of Object.keys(person)) expect(text).toContain(`name="${name}"`)
    await identity.load()
    expect(customer().status_history.map(({ status }) => status)).toEqual([
      'not_started',
      'incomplete',
    ])
  })

  test('changes nothing on HEAD', async () => {
    const { customer, identity, service } = await openCustomer()
    const { body, status } = await service.handle(new Request(identity.url, { method: 'HEAD' }))
    expect([status, body]).toEqual([200, null])
    expect(customer().status).toBe('not_started')
  })

  test.each(['approved', 'rejected'] as const)(
    'submits a review that ends in the chosen verdict: %s',
    async (verdict) => {
      const { customer, identity, service, terms } = await openCustomer()
      await terms.send('accept', { agreement: 'on' })
      const { text } = await identity.send('submit', { ...person, verdict })
      expect(text).toContain('Your details are in review')
      expect(text).not.toContain('accept the terms')
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

  test('reviews for the time in the options', async () => {
    const { customer, identity, service } = await openCustomer({ reviewAfterMs: 0 })
    await identity.send('submit', { ...person, verdict: 'rejected' })
    expect(customer().status).toBe('rejected')
    expect(service.state().now).toBe('2026-11-20T12:00:00.000Z')
  })

  test('asks for the terms during the review and after it', async () => {
    const { identity, service, terms } = await openCustomer()
    const { text } = await identity.send('submit', person)
    expect(text).toContain('You also need to accept the terms.')
    service.advance(3000)
    expect((await identity.load()).text).toContain('Accept the terms to continue')
    await terms.send('accept', { agreement: 'on' })
    expect((await identity.load()).text).toContain('Identity verified')
  })

  test('ignores another form during the review and after the decision', async () => {
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

  test('ends no review that the provider has taken over', async () => {
    const { control, customer, identity, service, terms } = await openCustomer()
    await terms.send('accept', { agreement: 'on' })
    await identity.send('submit', person)
    control('under_review')
    service.advance(86_400_000)
    expect(customer().status).toBe('under_review')
  })

  test('shows the form again when the provider asks for it', async () => {
    const { control, identity } = await openCustomer()
    await identity.send('submit', person)
    control('incomplete')
    expect((await identity.load()).text).toContain('data-focus>Verify your identity</h1>')
    await identity.send('submit')
    for (const status of ['under_review', 'incomplete']) control(status)
    expect((await identity.load()).text).not.toContain('aria-invalid="true"')
  })

  test('keeps errors across a reload, and no input', async () => {
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

  test('names a scenario that decides, and offers no choice', async () => {
    const { customer, identity, service } = await openCustomer({ scenario: 'identity_rejected' })
    const { text } = await identity.load()
    expect(text).toContain('Every identity review ends in a rejection.')
    expect(text).not.toContain('name="verdict"')
    await identity.send('submit', person)
    service.advance(3000)
    expect(customer().status).toBe('rejected')
  })
})

test('shows an unknown country as registered', async () => {
  const { ask, service } = await openCustomer()
  const wallet = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  const body = { wallet, country: 'QQ', email: 'q@example.com' }
  await ask('POST', '/v1/virtual-accounts/register', { body })
  const url = service.state().customers.at(-1)?.identity_url ?? ''
  expect(await (await service.handle(new Request(url))).text()).toContain('<dd>QQ</dd>')
})
