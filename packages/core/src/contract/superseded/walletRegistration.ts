import * as z from 'zod/mini'
import { email } from '../primitives.ts'
import { walletAddress } from './walletAddress.ts'

/**
 * ISO 3166-1 alpha-2 in any case; the service uppercases it. (Interface: POST /v1/wallets/:address.)
 * @example "de"
 */
export const countryCode = z
  .string()
  .check(z.regex(/^[A-Za-z]{2}$/, 'must be two letters, such as "US"'))

/** Who is to be served under a wallet. (Interface: POST /v1/wallets/:address; assumption `superseded.registration`.) */
export const walletRegistration = z.object({ ...walletAddress.shape, country: countryCode, email })
export interface WalletRegistration extends z.infer<typeof walletRegistration> {}
