'use client'

import { chainName, type Mismatch } from '@onramp-kit/core'
import { fill } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { withWallets } from './withWallets.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const words = useWords('order', enOrder)
  return mismatches.map(({ field, expected, actual }) => {
    const name = field === 'chain' ? (id: string) => chainName(Number(id)) : String
    const sentence = fill(words.mismatch[field], { asked: name(expected), held: name(actual) })
    return (
      <Notice key={field} tone="danger">
        <NoticeText>{withWallets(sentence)}</NoticeText>
      </Notice>
    )
  })
}
