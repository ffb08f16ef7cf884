import * as z from 'zod/mini'

/** An EVM address: 0x and 40 hexadecimal digits, in any case. (Interface: Card order, `wallet`.) */
export const wallet = z
  .string()
  .check(z.regex(/^0x[a-fA-F0-9]{40}$/, 'must be 0x followed by 40 hexadecimal digits'))
