import type { Messages } from './messages.ts'

/** The languages there are beside English, each fetched when it is needed and not before. */
export const catalogs: Readonly<Record<string, () => Promise<Messages>>> = {}
