'use client'

import { chainName, isTerminal } from '@onramp-kit/core'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { mismatchText } from '../order/situationWords.ts'
import { createPart } from '../ui/createPart.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { MismatchDetails } from './MismatchDetails.tsx'

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
      const children = (
        <>
          <NoticeText>{messages.mismatch.title}</NoticeText>
          <MismatchDetails />
          <NoticeText>{mismatchText(snapshot.situation, messages)}</NoticeText>
        </>
      )
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
