import type { Mismatch } from '@onramp-kit/core'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice } from '../notice/Notice.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const words = useWords('order', enOrder)
  return mismatches.map(({ field, asked, held }) => (
    <Notice key={field} tone="danger">
      {fill(words.mismatch, { field: words.fields[field], asked, held })}
    </Notice>
  ))
}
