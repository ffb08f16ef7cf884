import * as z from 'zod/mini'
import { amount } from './amount.ts'

/** The least that a cash-app deposit may be of: decimal text, in USD. (Interface: Limits 3.) */
export const LEAST_CASH_APP_DEPOSIT = '3'

/** What a cash-app deposit may be of: 3 USD or more. The client refuses less before submitting. (Interface: Limits 3.) */
export const cashAppDeposit = z.object({
  amount: amount.check(
    z.regex(/^0*(?:[3-9]|[1-9]\d)/, `must be at least ${LEAST_CASH_APP_DEPOSIT} (USD)`),
  ),
})
export interface CashAppDeposit extends z.infer<typeof cashAppDeposit> {}
