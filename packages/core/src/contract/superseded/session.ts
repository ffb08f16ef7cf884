import * as z from 'zod/mini'
import { wallet } from '../wallet.ts'

const given = z.string().check(z.minLength(1, 'must not be empty'))

/** A wallet, and a token of the identity provider that proves it. Without one, the refresh cookie alone renews. (Assumption `superseded.proof`.) */
export const tokenSession = z.object({ address: wallet, proof: z.optional(given) })
export interface TokenSession extends z.infer<typeof tokenSession> {}

/**
 * A wallet, and an EIP-4361 message with the wallet's signature of it, 65 bytes in hexadecimal. Without both, the
 * refresh cookie alone renews. (Assumption `superseded.proof`.)
 */
export const siweSession = z
  .object({ address: wallet, message: z.optional(given), signature: z.optional(given) })
  .check(
    z.refine(({ message, signature }) => (message === undefined) === (signature === undefined), {
      error: 'must be given with the message, and never alone',
      path: ['signature'],
    }),
  )
export interface SiweSession extends z.infer<typeof siweSession> {}
