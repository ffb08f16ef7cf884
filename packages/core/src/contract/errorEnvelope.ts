import * as z from 'zod/mini'
import type { KnownErrorCode } from './errorCodes.ts'
import { openString } from './open.ts'

/** The one shape of every error body. (Interface: Errors.) The code stays open. */
export const errorEnvelope = z.object({
  error: z.object({ code: openString<KnownErrorCode>(), message: z.string() }),
})
export type ErrorEnvelope = z.infer<typeof errorEnvelope>
