import * as z from 'zod/mini'
import type { Currency } from './currency.ts'
import { openString } from './open.ts'
import { uuid } from './uuid.ts'

/**
 * What a bank needs to send money to an account. Which fields there are depends on the currency and is not shown, so
 * any are taken, and every one with a value is for the user to see. (Assumption `accounts.instructions`.)
 */
export const depositInstructions = z.looseObject({})
export type DepositInstructions = z.infer<typeof depositInstructions>

/** A bank account tied to a wallet; one for each currency. (Interface: Virtual account.) Chain, currency, token stay open. */
export const virtualAccount = z.object({
  id: uuid,
  chain: z.number(),
  currency: openString<Currency>(),
  destination_token: z.string(),
  source_deposit_instructions: depositInstructions,
})
export interface VirtualAccount extends z.infer<typeof virtualAccount> {}

/** Every virtual account a wallet holds. (Interface: Virtual account, the list response.) */
export const virtualAccounts = z.object({
  count: z.int(),
  data: z.array(virtualAccount),
})
export interface VirtualAccounts extends z.infer<typeof virtualAccounts> {}
