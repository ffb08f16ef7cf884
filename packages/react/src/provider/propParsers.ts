import { countries } from '@onramp-kit/core'

/** Returns what it understands of the data of a prop, a copy made with JSON; `undefined` for nothing. */
type Read = (data: unknown) => unknown

/** Reads text that matches. A number counts as the text that a page writes for it. */
export function text(pattern: RegExp): (data: unknown) => string | undefined {
  return (data) => {
    const written = typeof data === 'string' || typeof data === 'number' ? String(data) : ''
    return pattern.test(written) ? written : undefined
  }
}

/** Reads the items of a list that `item` understands. */
export function list(item: Read): (data: unknown) => readonly unknown[] | undefined {
  return (data) =>
    Array.isArray(data) ? data.map(item).filter((each) => each !== undefined) : undefined
}

/** Returns what a page offers, each once. Offers none rather than one that the page may have left out. */
export function offered(
  items: readonly unknown[] | undefined,
  warn: () => void,
): readonly unknown[] {
  const all = [...new Set(items)]
  if (all.length === 0) warn()
  return all
}

/** Reads the members of an object that have a name in `members` and are understood. */
export function object(members: Readonly<Record<string, Read>>) {
  return (data: unknown): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(data ?? {})
        .map(
          ([name, value]) =>
            [name, Object.hasOwn(members, name) ? members[name]?.(value) : undefined] as const,
        )
        .filter(([, value]) => value !== undefined),
    )
}

export const anyText = text(/./)

/** Reads a country code, in any case. */
export function countryCode(data: unknown): string | undefined {
  const code = String(data).toUpperCase()
  // Browsers have a region for Kosovo, which ISO 3166-1 does not list.
  return countries.includes(code) || code === 'XK' ? code : undefined
}

/** Reads a frame policy. Only `false` turns the sandbox off. */
export const framePolicy = object({
  sandbox: (data) => (typeof data === 'boolean' ? data : undefined),
})

export const presentations = ['auto', 'frame', 'tab', 'redirect']
