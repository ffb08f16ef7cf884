import { PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import { isObject, redact } from '@onramp-kit/core/internal'

/** Removes secrets and personal data from text. */
export type Clean = (text: string) => string

/**
 * Creates a function that removes these secrets, what looks like one, and paths and queries of URLs, in any
 * percent-encoding. It also removes control characters, which would change the terminal, and what is longer than a report.
 */
export function createClean(secrets: readonly (string | undefined)[]): Clean {
  const known = secrets
    .flatMap((secret) => partsOf(secret ?? ''))
    .flatMap((part) => [part, decode(part)])
    .filter((part) => part !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const anyKnown = new RegExp(known.join('|') || '(?!)', 'gi')
  const remove = (text: string) => redact(text.replaceAll(anyKnown, '[redacted]'))
  return (text) => {
    const decoded = decode(text)
    const cleaned = remove(decoded)
    // Text without a secret keeps its encoding.
    const printed = remove(cleaned === decoded ? text : cleaned).replaceAll(
      /[\p{Cc}\p{Cf}]+/gu,
      ' ',
    )
    return printed.length > MAX_LENGTH ? `${printed.slice(0, MAX_LENGTH)}…` : printed
  }
}

/** A message of the service may be as long as a response. */
const MAX_LENGTH = 2000

/** A shorter suffix of a key may be an ordinary word. */
const LEAST_SUFFIX = 8

/** Returns a secret, and what of it is a secret alone: the suffix of a key, and a wallet without 0x. */
function partsOf(secret: string): readonly string[] {
  const suffix = PUBLISHABLE_KEY_PATTERN.exec(secret)?.[2] ?? ''
  const digits = /^0x([a-f\d]+)$/i.exec(secret)?.[1] ?? ''
  return [secret, digits, suffix.length < LEAST_SUFFIX ? '' : suffix]
}

/** Encodings of the percent sign itself are decoded at once, others of an encoding one by one. */
const MAX_PASSES = 4

/** Decodes the percent-encodings of ASCII, also those of an encoding, such as %2540. */
function decode(text: string): string {
  let decoded = text
  for (let pass = 0; pass < MAX_PASSES && decoded.includes('%'); pass++)
    decoded = decoded.replaceAll(/%(?:25)*([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return decoded
}

/** Cleans every text of a value. */
export function cleanAll(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => cleanAll(item, clean))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [clean(name), cleanAll(inner, clean)]),
  )
}
