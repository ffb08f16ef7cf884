import { redact } from '@onramp-kit/core/internal'

/** Removes secrets and personal data from text. */
export type Clean = (text: string) => string

/** Creates a function that removes these secrets, what looks like one, and paths and queries of URLs. */
export function createClean(secrets: readonly (string | undefined)[]): Clean {
  const known = secrets.filter((secret) => secret !== undefined && secret !== '')
  return (text) => {
    const withoutKnown = known.reduce<string>(
      (each, secret) => each.replaceAll(new RegExp(escape(secret ?? ''), 'gi'), '[redacted]'),
      text,
    )
    return redact(withoutKnown.replaceAll(/(https?:\/\/[^\s/?#'"]+)[^\s'",;)]*/g, '$1'))
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Cleans every text of a value. */
export function cleanAll(value: unknown, clean: Clean): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((item) => cleanAll(item, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [clean(name), cleanAll(inner, clean)]),
  )
}
