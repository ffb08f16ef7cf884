import type { PartName } from '../parts/parts.ts'
import { textOf } from '../provider/parseProps.ts'

/** The class of a part, and the merchant's own beside it. A part that is not in the table of parts is no part. */
export function partClass(name: PartName, own?: string): string {
  return textOf(own) ? `onramp-${name} ${own}` : `onramp-${name}`
}
