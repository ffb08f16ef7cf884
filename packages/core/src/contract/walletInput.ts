import * as z from 'zod/mini'
import { wallet } from './wallet.ts'

/** The wallet that is asked about. (Interface: Versioning 3.) */
export const walletInput = z.object({ wallet })
export interface WalletInput extends z.infer<typeof walletInput> {}
