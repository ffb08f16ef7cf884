'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import { interpolate, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { createPart } from '../ui/createPart.tsx'
import {
  DescriptionItem,
  DescriptionList,
  DescriptionNote,
  DescriptionTerm,
  DescriptionValue,
} from '../ui/DescriptionList.tsx'
import { Code } from '../ui/Notice.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The order as the service returned it. */
export const OrderReceipt = /* @__PURE__ */ createPart(
  'receipt',
  DescriptionList,
  function useOrderReceipt() {
    const { order, isCaptured } = useOrderProgress()
    const messages = useMessages('order', enOrder)
    const { locale } = useRootLanguage()
    if (order === undefined) return null
    const { source, destination } = order
    const { token, chain, wallet } = destination
    const brand = source.card_brand
    const last = source.card_last_four
    return {
      children: (
        <>
          <DescriptionItem>
            <DescriptionTerm>{isCaptured ? messages.paid : messages.toPay}</DescriptionTerm>
            <DescriptionValue>
              {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
              {brand && last && (
                <DescriptionNote>{interpolate(messages.paidWith, { brand, last })}</DescriptionNote>
              )}
            </DescriptionValue>
          </DescriptionItem>
          <DescriptionItem>
            <DescriptionTerm>{messages.destination}</DescriptionTerm>
            <DescriptionValue title={wallet}>
              {interpolate(messages.to, {
                token,
                chain: chainName(chain),
                wallet: shortWallet(wallet),
              })}
            </DescriptionValue>
          </DescriptionItem>
          <DescriptionItem>
            <DescriptionTerm>{messages.order}</DescriptionTerm>
            <DescriptionValue>
              <Code>{order.id}</Code>
            </DescriptionValue>
          </DescriptionItem>
        </>
      ),
    }
  },
)
