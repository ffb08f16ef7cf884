'use client'

import { chainName, type Mismatch } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { Code, Notice, NoticeText } from '../ui/Notice.tsx'

/** Loud: the order does not go where the buyer meant it to go. */
export function MismatchAlert({ mismatches }: { readonly mismatches: readonly Mismatch[] }) {
  const messages = useMessages('order', enOrder)
  return mismatches.map(({ field, expected, actual }) => {
    const name = field === 'chain' ? (id: string) => chainName(Number(id)) : String
    const sentence = interpolate(messages.mismatch[field], {
      asked: name(expected),
      held: name(actual),
    })
    return (
      <Notice key={field} tone="danger">
        <NoticeText>{withWallets(sentence)}</NoticeText>
      </Notice>
    )
  })
}

/** A sentence in which a wallet breaks in its middle and nowhere else. */
function withWallets(sentence: string): ReactNode {
  // What a group of the pattern matched is at every other place.
  return sentence.split(/(0x\w{40})/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <Code key={index}>
        {piece.slice(0, 21)}
        <wbr />
        {piece.slice(21)}
      </Code>
    ),
  )
}
