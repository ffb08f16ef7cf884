import * as z from 'zod/mini'
import { amount } from './amount.ts'

/** The smallest cash-app deposit: decimal text in USD. (Interface: Limits 3.) */
export const LEAST_CASH_APP_DEPOSIT = '3'
export const CASH_APP_PATTERN = /^0*(?:[3-9]|[1-9]\d)/
export const CASH_APP_RULE = `must be at least ${LEAST_CASH_APP_DEPOSIT} (USD)`

/** A cash-app deposit of at least 3 USD. The client rejects less before submitting. (Interface: Limits 3.) */
export interface CashAppDeposit {
  /** Decimal text in USD, 3 or more. */
  readonly amount: string
}
export const cashAppDeposit = z.object({
  amount: amount.check(z.regex(CASH_APP_PATTERN, CASH_APP_RULE)),
})
