import * as z from 'zod/mini'
import { openString } from '../open.ts'
import { depositInstructions } from '../virtualAccount.ts'
import { wallet } from '../wallet.ts'
import type { AccountChain, AccountCurrency } from './accountInput.ts'

/** An account with all the provider says of it. (Interface: Response, variant A.) Enumerations stay open. */
export const fullAccount = z.object({
  id: z.string(),
  currency: openString<AccountCurrency>(),
  status: openString<'activated' | 'deactivated'>(),
  destination: z.object({
    payment_rail: openString<AccountChain>(),
    currency: openString<'usdc'>(),
    address: wallet,
  }),
  deposit_instructions: depositInstructions,
  /** Decimal text. */
  developer_fee_percent: z.string(),
  created_at: z.string(),
})
export interface FullAccount extends z.infer<typeof fullAccount> {}

const instructions = z.object({
  currency: z.literal('usd'),
  bank_name: z.string(),
  bank_address: z.string(),
  bank_routing_number: z.string(),
  bank_account_number: z.string(),
  bank_beneficiary_name: z.string(),
  bank_beneficiary_address: z.string(),
  /** The primary rail. */
  payment_rail: z.string(),
  payment_rails: z.array(openString<'ach_push' | 'wire' | 'fednow'>()),
})

/** The deposit instructions alone, of an account in US dollars. (Interface: Response, variant B.) */
export interface UsdInstructions extends z.infer<typeof instructions> {}

/** What the answer holds beside them is kept: every field with a value is to be shown. */
export const usdInstructions: z.ZodMiniType<UsdInstructions, UsdInstructions> = z.looseObject(
  instructions.shape,
)

/** A wallet's virtual account; `'deposit_instructions' in account` tells variant A from B. */
export const walletAccount = z.union([fullAccount, usdInstructions])
export type WalletAccount = z.infer<typeof walletAccount>
