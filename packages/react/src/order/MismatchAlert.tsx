'use client'

import { chainName, type Mismatch } from '@onramp-kit/core'
import { fill } from '../language/fill.ts'
import { fillWith } from '../language/fillWith.tsx'
import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice } from '../notice/Notice.tsx'
import { NoticeText } from '../notice/NoticeText.tsx'
import { FullWallet } from './FullWallet.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const words = useWords('order', enOrder).mismatch
  return mismatches.map(({ field, asked, held }) => {
    const name = field === 'chain' ? (id: string) => chainName(Number(id)) : String
    return (
      <Notice key={field} tone="danger">
        <NoticeText>
          {field === 'wallet'
            ? fillWith(words.wallet, {
                asked: <FullWallet wallet={asked} />,
                held: <FullWallet wallet={held} />,
              })
            : fill(words[field], { asked: name(asked), held: name(held) })}
        </NoticeText>
      </Notice>
    )
  })
}
