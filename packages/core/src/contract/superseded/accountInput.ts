import * as z from 'zod/mini'
import type { Open } from '../primitives.ts'
import { walletAddress } from './walletAddress.ts'

/** The chain slug the interface has the service's own name for. (Assumption `superseded.chains`.) */
export const DEFAULT_SERVICE_CHAIN = 'the service'

export type AccountChain = Open<'arbitrum' | 'base' | typeof DEFAULT_SERVICE_CHAIN | 'hyper_evm'>

/** The fiat currencies an account can be had in, in lower case. (Interface: Create virtual account body.) */
export const accountCurrency = z.enum(['usd', 'gbp', 'eur'])
export type AccountCurrency = z.infer<typeof accountCurrency>

function accountChain(serviceChain: string): z.ZodMiniType<AccountChain, AccountChain> {
  return z.enum(['arbitrum', 'base', serviceChain, 'hyper_evm'])
}

/**
 * `accountInput` where the third chain's slug is known.
 * @param serviceChain the third chain's real slug
 */
export function accountInputWith(serviceChain: string) {
  return z.object({
    ...walletAddress.shape,
    currency: accountCurrency,
    chain: accountChain(serviceChain),
  })
}

/** The account a customer asks for. What it pays out is USDC, to the session's own wallet. (Interface: Create virtual account body.) */
export const accountInput = accountInputWith(DEFAULT_SERVICE_CHAIN)
export interface AccountInput extends z.infer<typeof accountInput> {}
