import { tryOrUndefined } from '../platform/tryOrUndefined.ts'

/**
 * Matches keys, JSON web tokens, wallets, email addresses, IBANs in any case and grouping (unlike words, they have a digit
 * every few characters), card numbers and account numbers. Also matches UUIDs and trace ids of 32 hexadecimal digits, which may
 * look like the last two, so that they stay.
 */
const secret =
  /svc_[!-~]+|\beyJ[\w.-]*|(?:0x)?[a-f\d]{40,}|[^\s@]{1,64}@[^\s@]+|(\b[a-f\d]{8}(?:-[a-f\d]{4}){3}-[a-f\d]{12}\b|\b[a-f\d]{32}\b)|\b[a-z]{2}\d\d(?: ?(?=[a-z ]{0,8}\d)[a-z\d]{4}){2,7}(?: ?(?=[a-z]{0,2}\d)[a-z\d]{1,3})?|\d(?:[ -]?\d){11,}|\d{8,}/gi

/** Matches a URL, except of our own pages. A hosted page's URL opens it, and a read's URL names the wallet. */
const address =
  /(https?:\/\/(?!onramp-kit\.github\.io\/)[^\s/?#'",;)]+)[^\s'",;)]*(?:[,;)]+[^\s'",;)]+)*/gi

/** Replaces secrets and personal data in text of other origin, before it reaches a log. Keeps only the origin of a URL. */
export function redact(text: string): string {
  return text.replaceAll(address, '$1').replaceAll(secret, (_, id?: string) => id ?? '[redacted]')
}

/** An error of a library. */
interface ForeignError {
  readonly name?: unknown
  readonly message?: string
  readonly code?: unknown
  readonly cause?: ForeignError
}

/**
 * Returns a copy of a library's error with its redacted name, code and messages. Drops all else: some errors hold the
 * request with its key.
 */
export function sanitizeError(error: unknown): Error | undefined {
  // A getter of the error may throw.
  return tryOrUndefined(() => {
    if (!(error instanceof Error)) return undefined
    const { name, message, cause, code = cause?.code } = error as ForeignError
    return Object.assign(new Error(redact([message, cause?.message].filter(Boolean).join(': '))), {
      name: redactValue(name),
      code: redactValue(code),
    })
  })
}

/** Returns a number, or redacted text. */
function redactValue(value: unknown): string | number | undefined {
  return typeof value === 'string' ? redact(value) : typeof value === 'number' ? value : undefined
}
