import { safeParse } from 'zod/v4/core'
import { type CashAppDeposit, cashAppDeposit } from '../contract/cashAppDeposit.ts'
import { fieldIssues, InputError } from '../errors/usageErrors.ts'

/** Throws InputError for a cash-app deposit of less than 3 USD, before it is submitted. (Interface: Limits 3.) */
export function checkCashAppDeposit(input: CashAppDeposit): CashAppDeposit {
  const parsed = safeParse(cashAppDeposit, input)
  if (parsed.success) return parsed.data
  throw new InputError('checkCashAppDeposit', fieldIssues(parsed.error.issues))
}
