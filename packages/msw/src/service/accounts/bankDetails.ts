import type { Currency } from '@onramp-kit/core/contract'
import type { IdSource } from '../idSource.ts'
import { abaCheckDigit } from './abaCheckDigit.ts'
import { ibanCheckDigits } from './ibanCheckDigits.ts'

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
