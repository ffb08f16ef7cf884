import type { Currency } from '@onramp-kit/core/contract'
import type { IdSource } from '../random.ts'

const BENEFICIARY = 'SIMULATED – DO NOT SEND MONEY'
const BANK = 'Simulated Bank (does not exist)'
const BANK_ADDRESS = '1 Simulated Street, Nowhere'

/**
 * What a bank would need to send money to an account: each currency's fields, real in form, check
 * digits included, and in ranges no bank has. (Interface: Superseded routes, response variants A and
 * B; assumption `accounts.instructions`.)
 */
export const bankDetails = {
  USD(ids) {
    // Routing numbers begin with 00 to 12, 21 to 32, 61 to 72, or 80.
    const routing = `99${ids.digits(6)}`
    return {
      bank_name: BANK,
      bank_address: BANK_ADDRESS,
      bank_routing_number: routing + abaCheckDigit(routing),
      bank_account_number: ids.digits(10),
      bank_beneficiary_name: BENEFICIARY,
      bank_beneficiary_address: BANK_ADDRESS,
      payment_rail: 'ach_push',
      payment_rails: ['ach_push', 'wire', 'fednow'],
    }
  },
  GBP: (ids) => ({
    account_holder_name: BENEFICIARY,
    bank_name: BANK,
    bank_address: BANK_ADDRESS,
    // The clearing banks' sort codes begin with 01.
    sort_code: `00${ids.digits(4)}`,
    account_number: ids.digits(8),
    payment_rails: ['faster_payments'],
  }),
  EUR(ids) {
    const account = `SIMU${ids.digits(14)}`
    return {
      account_holder_name: BENEFICIARY,
      bank_name: BANK,
      bank_address: BANK_ADDRESS,
      iban: `IE${ibanCheckDigits('IE', account)}${account}`,
      // A zero in the eighth place marks a BIC for tests.
      bic: 'SIMUIE20',
      payment_rails: ['sepa'],
    }
  },
} satisfies Record<Currency, (ids: Pick<IdSource, 'digits'>) => object>

const WEIGHTS = [3, 7, 1]

/** The ninth digit of a routing number of the American Bankers Association. @param first the eight before it */
export function abaCheckDigit(first: string): string {
  const weighted = Array.from(first, (digit, index) => Number(digit) * (WEIGHTS[index % 3] ?? 0))
  const sum = weighted.reduce((total, each) => total + each, 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * The two check digits of an IBAN. (ISO 13616, by ISO 7064 MOD 97-10.)
 * @param country ISO 3166-1 alpha-2
 * @param account what follows the check digits, in digits and capital letters
 */
export function ibanCheckDigits(country: string, account: string): string {
  // A letter counts as the number it is in base 36.
  const number = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0')
}
