import { redact } from './redact.ts'

/** What libraries call their errors by. */
interface ForeignError extends Error {
  readonly code?: unknown
  readonly cause?: ForeignError
}

/**
 * What is worth knowing of an error we did not make: its words and those of the one below, and its code. Nothing else is
 * taken over: some say the whole address that was asked, or hold the request with its key.
 */
export function withoutSecrets(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, code, cause } = error as ForeignError
  const words = [message, cause?.message].filter(Boolean).join(': ')
  return Object.assign(new Error(redact(words)), { name, code: code ?? cause?.code })
}
