'use client'

import { chainName, isTerminal } from '@onramp-kit/core'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { mismatchText } from '../order/situationWords.ts'
import { Notice, type NoticeOwnProps, SpokenNotice } from '../ui/Notice.tsx'
import { part } from '../ui/part.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { MismatchDetails } from './MismatchDetails.tsx'

/**
 * An alert if the order differs from the requested purchase, and a notice if the page has changed its wallet, chain or
 * token since the purchase.
 */
export const DestinationNotice = part<'div', NoticeOwnProps>(
  'destination-notice',
  function DestinationNotice(props) {
    const { snapshot, destination, isDestinationChanged } = useCheckoutContext()
    const messages = useMessages('order', enOrder)
    const { order, mismatches } = snapshot
    if (mismatches.length > 0)
      return (
        <Notice tone="danger" overrides={props}>
          <p className="onramp-notice-text">
            <strong>{messages.mismatch.title}</strong>
          </p>
          <MismatchDetails />
          <p className="onramp-notice-text">{mismatchText(snapshot.situation, messages)}</p>
        </Notice>
      )
    const isOver = order !== undefined && isTerminal(order.status)
    if (!isDestinationChanged || isOver) return null
    const { wallet, chain } = destination
    const values = { wallet: shortWallet(wallet), chain: chainName(chain) }
    return (
      <SpokenNotice overrides={props}>
        {interpolate(messages.destinationChanged, values)}
      </SpokenNotice>
    )
  },
)
