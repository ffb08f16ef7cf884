'use client'

import { chainName, isTerminal } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { createPart } from '../ui/createPart.tsx'
import { Code, Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/**
 * An alert if the order differs from the requested purchase, and a notice if the page has changed its wallet, chain or
 * token since the purchase.
 */
export const DestinationNotice = /* @__PURE__ */ createPart<typeof Notice>(
  'destination-notice',
  Notice,
  function useDestinationNotice() {
    const { snapshot, destination, isDestinationChanged } = useCheckoutContext()
    const messages = useMessages('order', enOrder)
    const { order, mismatches } = snapshot
    if (mismatches.length > 0) {
      const children = mismatches.map(({ field, expected, actual }) => {
        const name = field === 'chain' ? (id: string) => chainName(Number(id)) : String
        const values = { asked: name(expected), held: name(actual) }
        const sentence = interpolate(messages.mismatch[field], values)
        return <NoticeText key={field}>{withWallets(sentence)}</NoticeText>
      })
      return { tone: 'danger', children }
    }
    const isOver = order !== undefined && isTerminal(order.status)
    if (!isDestinationChanged || isOver) return null
    const { wallet, chain } = destination
    const values = { wallet: shortWallet(wallet), chain: chainName(chain) }
    const sentence = interpolate(messages.destinationChanged, values)
    return { role: 'status', children: <NoticeText>{sentence}</NoticeText> }
  },
)

/** Renders a sentence whose wallets wrap only in the middle. */
function withWallets(sentence: string): ReactNode {
  // `split` returns the matches of the group at the odd indexes.
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
