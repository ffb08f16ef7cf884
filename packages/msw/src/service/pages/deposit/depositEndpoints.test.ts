import { describe, expect, test } from 'vitest'
import { startHarness } from '../../../harness.test.helper.ts'
import { browse } from '../browse.test.helper.ts'

const address = 'https://onramp.test/deposit?merchant_id=merchant_sandbox&authorization=granted'

function open(url = address) {
  const { service } = startHarness()
  const page = browse(service, url)
  return { ...page, send: (form: Record<string, string>) => page.post(new URL(url), form) }
}

test('opens with the merchant id of the rail config and an authorization', async () => {
  const { ask, service } = startHarness()
  const config = (await (await ask('GET', '/v1/rail/config')).json()) as Record<string, string>
  const url = `${config['webview_url']}?merchant_id=${config['merchant_id']}&authorization=granted`
  const { response, text } = await browse(service, url).load()
  expect(response.status).toBe(200)
  expect(text).toContain('<h1>Make a deposit</h1>')
  expect(text).toContain('no money moves')
  for (const words of ['Exchange', 'Wallet', 'Cash App'])
    expect(text).toContain(`>${words}</option>`)
})

test.each([
  ['without an authorization', '?merchant_id=merchant_live', 'The authorization is missing'],
  [
    'with an empty one',
    '?merchant_id=merchant_live&authorization=',
    'The authorization is missing',
  ],
  ['without a merchant', '?authorization=granted', 'The merchant is unknown'],
  [
    'for another merchant',
    '?merchant_id=merchant_other&authorization=granted',
    'The merchant is unknown',
  ],
])('does not open %s', async (_how, search, words) => {
  const { load, post } = open(`https://onramp.test/deposit${search}`)
  const form = { source: 'wallet', amount: '25' }
  for (const { response, text } of [
    await load(),
    await post(new URL(`https://onramp.test/deposit${search}`), form),
  ]) {
    expect(response.status).toBe(400)
    expect(text).toContain(words)
  }
})

describe('a deposit', () => {
  test.each([
    ['exchange', '25', 'Exchange, $25.00.'],
    ['wallet', '0.5', 'Wallet, $0.50.'],
    ['cash-app', '3', 'Cash App, $3.00.'],
  ])('from %s of %s starts', async (source, amount, words) => {
    const { text } = await open().send({ source, amount })
    expect(text).toContain('Deposit started')
    expect(text).toContain(words)
  })

  test.each([
    [{ source: '', amount: '25' }, 'source', 'Choose a deposit method.'],
    [{ source: 'toString', amount: '25' }, 'source', 'Choose a deposit method.'],
    [{ source: 'wallet', amount: ' ' }, 'amount', 'Enter an amount.'],
    [{ source: 'wallet', amount: '1,5' }, 'amount', 'Enter a valid amount, like 25.50.'],
    [{ source: 'wallet', amount: '0.00' }, 'amount', 'Enter an amount greater than 0.'],
    [{ source: 'cash-app', amount: '2.99' }, 'amount', 'The minimum Cash App deposit is $3.00.'],
  ])('of %j shows an error beside the field %s: %s', async (form, field, words) => {
    const { text } = await open().send(form)
    expect(text).toContain(`id="${field}-error">${words}<`)
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1)
  })

  test('with empty fields shows every error', async () => {
    const { text } = await open().send({})
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(2)
  })

  test("keeps the merchant's parameters in its URL", async () => {
    const { text } = await open(`${address}&tracker=%22%3E%3Cscript%3E`).send({
      source: 'x',
      amount: '',
    })
    expect(text).toContain(
      'action="?merchant_id=merchant_sandbox&#38;authorization=granted" novalidate',
    )
    expect(text).not.toContain('tracker')
  })

  test('escapes submitted values wherever they appear', async () => {
    const evil = '"><script>alert(1)</script>'
    const url = new URL(address)
    url.searchParams.set('authorization', evil)
    const { text } = await open(url.href).send({ source: evil, amount: evil })
    expect(text).not.toContain('<script>')
  })
})
