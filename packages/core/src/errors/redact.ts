/**
 * A key, a wallet, an e-mail address, an IBAN in any case and grouping (a digit is never far in one, as it is in words),
 * and digits as of a card or of the number of an account. Before the last two, the id of an order, which may look like
 * them: it is found so that it can stay.
 */
const secret =
  /svc_[!-~]+|0x[a-f\d]{40,}|[^\s@]{1,64}@[^\s@]+|(\b[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}\b)|\b[a-z]{2}\d\d(?: ?(?=[a-z ]{0,8}\d)[a-z\d]{4}){2,7}(?: ?(?=[a-z]{0,2}\d)[a-z\d]{1,3})?|\d(?:[ -]?\d){11,}|\d{8,}/gi

/** Takes what is somebody's own out of text we did not write, before it reaches a log. */
export function redact(text: string): string {
  return text.replaceAll(secret, (_, id?: string) => id ?? '[redacted]')
}

/** What libraries call their errors by. */
interface ForeignError extends Error {
  readonly code?: unknown
  readonly cause?: ForeignError
}

/**
 * What is worth knowing of an error we did not make: its words and those of the one below, and its code. Nothing else is
 * taken over: some say the whole address that was asked, or hold the request with its key.
 */
export function sanitizeError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const { name, message, code, cause } = error as ForeignError
  const words = [message, cause?.message].filter(Boolean).join(': ')
  return Object.assign(new Error(redact(words)), { name, code: code ?? cause?.code })
}
