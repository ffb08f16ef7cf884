import * as z from 'zod/mini'
import { amount } from './amount.ts'

/** The smallest cash-app deposit: decimal text in USD. (Interface: Limits 3.) */
export const LEAST_CASH_APP_DEPOSIT = '3'

/** A cash-app deposit of at least 3 USD. The client rejects less before submitting. (Interface: Limits 3.) */
export interface CashAppDeposit {
  /** Decimal text in USD, 3 or more. */
  readonly amount: string
}
export const cashAppDeposit = z.object({
  amount: /* @__PURE__ */ amount.check(
    z.regex(/^0*(?:[3-9]|[1-9]\d)/, `must be at least ${LEAST_CASH_APP_DEPOSIT} (USD)`),
  ),
})
