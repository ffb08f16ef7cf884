import { parse, type VirtualAccount, virtualAccounts } from '@onramp-kit/core/contract'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { listAccounts, register } from '../../customer.test.helper.ts'
import { startHarness } from '../../harness.test.helper.ts'
import type { ServiceOptions } from '../extension.ts'

/** Creates a service with one active customer. */
async function approve(options: ServiceOptions = {}) {
  const harness = startHarness(options)
  await register(harness)
  harness.service.customerStatus(WALLET, 'active')
  const accounts = async (): Promise<readonly VirtualAccount[]> => {
    const { count, data } = parse(virtualAccounts, await (await listAccounts(harness)).json())
    expect(count).toBe(data.length)
    return data
  }
  const instructions = async (currency: string) =>
    (await accounts()).find((account) => account.currency === currency)
      ?.source_deposit_instructions as Record<string, string>
  return { ...harness, accounts, instructions }
}

describe('an active customer', () => {
  test('has one account per currency, paying out USDC on Base', async () => {
    const { accounts } = await approve()
    expect(await accounts()).toMatchObject(
      ['USD', 'GBP', 'EUR'].map((currency) => ({
        currency,
        chain: 8453,
        destination_token: 'USDC',
      })),
    )
    expect(new Set((await accounts()).map(({ id }) => id)).size).toBe(3)
  })

  test('keeps one account per currency when the provider approves again', async () => {
    const { accounts, service } = await approve()
    const before = await accounts()
    service.customerStatus(WALLET, 'rejected')
    service.customerStatus(WALLET, 'active')
    expect(await accounts()).toEqual(before)
  })

  test('gets the accounts of the options after their delay', async () => {
    const { accounts, service } = await approve({
      accounts: { currencies: ['EUR'], chain: 137, token: 'USDC.e', afterMs: 5000 },
    })
    service.advance(4999)
    expect(await accounts()).toEqual([])
    service.advance(1)
    expect(await accounts()).toMatchObject([
      { currency: 'EUR', chain: 137, destination_token: 'USDC.e' },
    ])
  })

  test('has no accounts when rejected before the opening', async () => {
    const { accounts, service } = await approve({ accounts: { afterMs: 5000 } })
    service.customerStatus(WALLET, 'rejected')
    service.advance(5000)
    expect(await accounts()).toEqual([])
  })
})

describe('the deposit instructions', () => {
  const seeds = Array.from({ length: 25 }, (_none, seed) => seed)

  test.each(seeds)('in USD have a valid routing number of no real bank (seed %d)', async (seed) => {
    const { instructions } = await approve({ seed })
    const { bank_routing_number: routing = '', bank_account_number } = await instructions('USD')
    expect(routing).toMatch(/^99\d{7}$/)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = Array.from(
      routing,
      Number,
    )
    expect((3 * (a + d + g) + 7 * (b + e + h) + (c + f + i)) % 10).toBe(0)
    expect(bank_account_number).toMatch(/^\d{10}$/)
  })

  test.each(seeds)('in EUR have a valid IBAN of no real bank (seed %d)', async (seed) => {
    const { instructions } = await approve({ seed })
    const { bic, iban = '' } = await instructions('EUR')
    expect(iban).toMatch(/^IE\d{2}SIMU\d{14}$/)
    const number = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
      String(letter.charCodeAt(0) - 55),
    )
    expect(BigInt(number) % 97n).toBe(1n)
    expect(bic).toMatch(/^[A-Z]{6}[A-Z\d]0$/)
  })

  test('in GBP have an account number and a sort code of no real bank', async () => {
    const { instructions } = await approve()
    expect(await instructions('GBP')).toMatchObject({
      sort_code: expect.stringMatching(/^00\d{4}$/),
      account_number: expect.stringMatching(/^\d{8}$/),
    })
  })

  test('in USD have every field of the interface', async () => {
    const { instructions } = await approve()
    expect(Object.keys(await instructions('USD'))).toEqual([
      'bank_name',
      'bank_address',
      'bank_routing_number',
      'bank_account_number',
      'bank_beneficiary_name',
      'bank_beneficiary_address',
      'payment_rail',
      'payment_rails',
    ])
  })

  test('warn in every currency not to send money', async () => {
    const { accounts } = await approve()
    for (const { source_deposit_instructions: instructions } of await accounts()) {
      expect(Object.values(instructions)).toContain('SIMULATED – DO NOT SEND MONEY')
      expect(instructions['bank_name']).toContain('does not exist')
    }
  })

  test('depend on the seed and the requests only', async () => {
    const of = async (seed: number) => (await approve({ seed })).accounts()
    expect(await of(7)).toEqual(await of(7))
    expect(await of(8)).not.toEqual(await of(7))
  })
})
