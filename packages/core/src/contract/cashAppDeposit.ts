import { amount } from './amount.ts'
import { object } from './objects.ts'
import { restrict } from './values.ts'

/** The smallest cash-app deposit: decimal text in USD. (Interface: Limits 3.) */
export const LEAST_CASH_APP_DEPOSIT = '3'
export const CASH_APP_RULE = `must be at least ${LEAST_CASH_APP_DEPOSIT} (USD)`

/** Returns whether decimal text in USD is at least the smallest cash-app deposit. */
export function isEnoughForCashApp(text: string): boolean {
  return Number(text) >= Number(LEAST_CASH_APP_DEPOSIT)
}

/** A cash-app deposit of at least 3 USD. The client rejects less before submitting. (Interface: Limits 3.) */
export interface CashAppDeposit {
  /** Decimal text in USD, 3 or more. */
  readonly amount: string
}
export const cashAppDeposit = object({
  amount: restrict(amount, {}, isEnoughForCashApp, CASH_APP_RULE),
})
