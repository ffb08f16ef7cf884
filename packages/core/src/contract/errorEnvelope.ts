import * as z from 'zod/mini'
import type { KnownErrorCode } from './errorCodes.ts'
import { openString } from './open.ts'

/** The one shape of every error body. (Interface: Errors.) */
export const errorEnvelope = z.object({
  /** What went wrong. */
  error: z.object({
    /**
     * For programs. Each response lists the codes it is known to carry; more may come.
     * @example "validation_error"
     */
    code: openString<KnownErrorCode>(),
    /**
     * For people who write programs.
     * @example "amount: is required"
     */
    message: z.string(),
  }),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>
