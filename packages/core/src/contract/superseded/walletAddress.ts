import * as z from 'zod/mini'
import { wallet } from '../primitives.ts'

/** The wallet in the path; the service lowercases it. (Interface: Superseded routes.) */
export const walletAddress = z.object({ address: wallet })
export interface WalletAddress extends z.infer<typeof walletAddress> {}
