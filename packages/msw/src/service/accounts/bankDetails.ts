import type { Currency } from '@onramp-kit/core/contract'
import type { IdSource } from '../random.ts'

const BENEFICIARY = 'SIMULATED – DO NOT SEND MONEY'
const BANK = 'Simulated Bank (does not exist)'
const BANK_ADDRESS = '1 Simulated Street, Nowhere'

/**
 * Generators of deposit instructions by currency: valid in form, check digits included, in ranges that no bank uses.
 * (Interface: Superseded routes, response variants A and B; assumption `accounts.instructions`.)
 */
export const bankDetails = {
  USD(ids) {
    // No routing number begins with 99.
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
    // No clearing bank's sort code begins with 00.
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
      // The eighth character 0 marks a test BIC.
      bic: 'SIMUIE20',
      payment_rails: ['sepa'],
    }
  },
} satisfies Record<Currency, (ids: Pick<IdSource, 'digits'>) => object>

const WEIGHTS = [3, 7, 1]

/** Computes the check digit of an ABA routing number. @param first the eight digits before it */
export function abaCheckDigit(first: string): string {
  const weighted = Array.from(first, (digit, index) => Number(digit) * (WEIGHTS[index % 3] ?? 0))
  const sum = weighted.reduce((total, each) => total + each, 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * Computes the two check digits of an IBAN. (ISO 13616, by ISO 7064 MOD 97-10.)
 * @param country ISO 3166-1 alpha-2
 * @param account the part after the check digits, in digits and capital letters
 */
export function ibanCheckDigits(country: string, account: string): string {
  // A letter stands for its value in base 36.
  const number = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0')
}
