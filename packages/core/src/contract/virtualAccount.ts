import * as z from 'zod/mini'
import { currency } from './currency.ts'
import { openString } from './open.ts'
import { uuid } from './uuid.ts'
import { wholeNumber } from './wholeNumber.ts'

/**
 * What a bank needs to send money to an account. Which fields there are depends on the currency and is not shown, so
 * any are taken, and every one with a value is for the user to see. (Assumption `accounts.instructions`.)
 * @example { "iban": "DE89370400440532013000", "bic": "SIMUDEFFXXX" }
 */
export const depositInstructions = z.looseObject({})
export type DepositInstructions = z.infer<typeof depositInstructions>

/**
 * A bank account tied to a wallet; one for each currency. Chain, currency and token may gain values. (Interface: Virtual
 * account.)
 */
export const virtualAccount = z.object({
  id: uuid,
  /**
   * The id of the destination chain, as the service numbers them.
   * @example 8453
   */
  chain: z.number(),
  /** What is paid in. */
  currency: openString(currency.def.entries),
  /**
   * What is paid out.
   * @example "USDC"
   */
  destination_token: z.string(),
  source_deposit_instructions: depositInstructions,
})
export interface VirtualAccount extends z.infer<typeof virtualAccount> {}

/** Every virtual account a wallet holds. (Interface: Virtual account, the list response.) */
export const virtualAccounts = z.object({
  /**
   * How many there are in `data`.
   * @example 1
   */
  count: wholeNumber(),
  data: z.array(virtualAccount),
})
export interface VirtualAccounts extends z.infer<typeof virtualAccounts> {}
