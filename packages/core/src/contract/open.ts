import * as z from 'zod/mini'

/**
 * A string of a known set, or one the service added later. Answers are read this way, so that a new status
 * or code reaches a shipped shop as a value and not as an exception.
 */
export type Open<Known extends string> = Known | (string & Record<never, never>)

/** A schema of an open string, which tells what is known. */
export interface OpenString<Known extends string> extends z.ZodMiniType<Open<Known>, Open<Known>> {
  /** The known values, for documents. */
  readonly known: readonly string[]
}

/**
 * Any string on the wire; the known ones are kept in its type.
 * @param known a table or an enum whose names are the known ones
 */
export function openString<Known extends string>(
  known?: Readonly<Record<Known, unknown>>,
): OpenString<Known> {
  return Object.assign(z.string(), { known: Object.keys(known ?? {}) })
}
