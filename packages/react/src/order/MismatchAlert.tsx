'use client'

import { chainName, type Mismatch } from '@onramp-kit/core'
import { fill } from '../language/fill.ts'
import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice } from '../notice/Notice.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const words = useWords('order', enOrder)
  return mismatches.map(({ field, asked, held }) => {
    const name = field === 'chain' ? (id: string) => chainName(Number(id)) : String
    return (
      <Notice key={field} tone="danger">
        {fill(words.mismatch[field], { asked: name(asked), held: name(held) })}
      </Notice>
    )
  })
}
