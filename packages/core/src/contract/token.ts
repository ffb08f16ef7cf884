import * as z from 'zod/mini'

/** The payout tokens, spelled as the service spells them. (Interface: checkout body.) */
export const token = z.enum(['USDC', 'USDm', 'AUSD', 'USDC.e'])
export type Token = z.infer<typeof token>
