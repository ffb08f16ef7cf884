import * as z from 'zod/mini'

/**
 * An EVM address: 0x and 40 hexadecimal digits, in any case. (Interface: Card order, `wallet`.)
 * @example "0x52908400098527886E0F7030069857D2E4169EE7"
 */
export const wallet = z
  .string()
  .check(z.regex(/^0x[a-fA-F0-9]{40}$/, 'must be 0x followed by 40 hexadecimal digits'))
