'use client'

import { chainName, isTerminal } from '@onramp-kit/core'
import { fill, shortWallet } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** Tells the buyer where the order under way goes when the page has since changed its wallet, chain or token. */
export function DestinationNotice() {
  const { snapshot, destination, isDestinationChanged } = useCheckoutContext()
  const { destinationChanged } = useWords('order', enOrder)
  const { order, mismatches } = snapshot
  const isOver = order !== undefined && isTerminal(order.status)
  // A mismatch says where the order really goes.
  if (!isDestinationChanged || isOver || mismatches.length > 0) return null
  const { wallet, chain } = destination
  const values = { wallet: shortWallet(wallet), chain: chainName(chain) }
  return (
    <Notice role="status">
      <NoticeText>{fill(destinationChanged, values)}</NoticeText>
    </Notice>
  )
}
