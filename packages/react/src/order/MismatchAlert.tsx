'use client'

import { chainName, type Mismatch } from '@onramp-kit/core'
import { fillWith } from '../language/fillWith.tsx'
import { useWords } from '../language/useWords.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice } from '../notice/Notice.tsx'
import { NoticeText } from '../notice/NoticeText.tsx'
import { FullWallet } from './FullWallet.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const words = useWords('order', enOrder)
  return mismatches.map(({ field, asked, held }) => (
    <Notice key={field} tone="danger">
      <NoticeText>
        {fillWith(words.mismatch[field], {
          asked: shown[field](asked),
          held: shown[field](held),
        })}
      </NoticeText>
    </Notice>
  ))
}

/** How each is written. */
const shown = {
  wallet: (wallet: string) => <FullWallet wallet={wallet} />,
  chain: (chain: string) => chainName(Number(chain)),
  token: (token: string) => token,
}
