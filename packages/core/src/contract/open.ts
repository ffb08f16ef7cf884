import * as z from 'zod/mini'

/**
 * A string of a known set, or one the service added later. Answers are read this way, so that a new status
 * or code reaches a shipped shop as a value and not as an exception.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** Any string on the wire; the known ones are kept in its type. */
export function openString<Known extends string>(): z.ZodMiniType<Open<Known>, Open<Known>> {
  return z.string()
}
