'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import { useId } from 'react'
import { interpolate, lookup, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { CopyButton, useCopy, useCopyResult } from '../ui/CopyButton.tsx'
import { createPart } from '../ui/createPart.tsx'
import {
  DescriptionItem,
  DescriptionList,
  DescriptionNote,
  DescriptionTerm,
  DescriptionValue,
} from '../ui/DescriptionList.tsx'
import { Code } from '../ui/Notice.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The order as the service returned it. */
export const OrderReceipt = /* @__PURE__ */ createPart(
  'receipt',
  DescriptionList,
  function useOrderReceipt() {
    const { order, isCaptured } = useOrderProgress()
    const messages = useMessages('order', enOrder)
    const { to } = useMessages('shared', enShared)
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
              <Phrase>
                {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
              </Phrase>
              {brand && last && (
                <DescriptionNote>
                  {interpolate(messages.paidWith, { brand: brandName(brand), last })}
                </DescriptionNote>
              )}
            </DescriptionValue>
          </DescriptionItem>
          <DescriptionItem>
            <DescriptionTerm>{messages.destination}</DescriptionTerm>
            <DescriptionValue title={wallet}>
              {interpolate(to, {
                token,
                chain: chainName(chain),
                wallet: shortWallet(wallet),
              })}
            </DescriptionValue>
          </DescriptionItem>
          <DescriptionItem>
            <DescriptionTerm>{messages.order}</DescriptionTerm>
            <DescriptionValue>
              <OrderId>{order.id}</OrderId>
            </DescriptionValue>
          </DescriptionItem>
        </>
      ),
    }
  },
)

/** The first characters of an order id, enough to recognize it, and a button that copies all of it. */
function OrderId({ children }: { readonly children: string }) {
  const id = useId()
  const { last, copy } = useCopy<string>()
  const { order: label } = useMessages('order', enOrder)
  const result = useCopyResult()
  return (
    <>
      <Code id={id} title={children}>
        <Phrase>{children.slice(0, SHORT_ID)}</Phrase>
        <RestOfId>{children.slice(SHORT_ID)}</RestOfId>
      </Code>
      <CopyButton
        target={id}
        label={label}
        last={last}
        onCopy={(element) => copy(element, children)}
      />
      <ReceiptStatus data-state={last?.way}>
        <Phrase key={last?.count}>{last && result(last.way, label)}</Phrase>
      </ReceiptStatus>
    </>
  )
}

/** The first group of a UUID. */
const SHORT_ID = 8

/** The rest of the order id, which is copied but not shown. */
const RestOfId = /* @__PURE__ */ createPart('order-id-rest', 'span', () => ({
  'aria-hidden': true,
}))

/**
 * Announces that the order id was copied. Visually hidden.
 *
 * @data-state="copied" The order id was copied.
 * @data-state="selected" The browser denied access, and the id was selected. Visible.
 */
const ReceiptStatus = /* @__PURE__ */ createPart('receipt-status', 'span', () => ({
  'aria-live': 'polite' as const,
}))

/** Returns the name of a card brand as its owner writes it; an unknown brand is returned unchanged. */
function brandName(brand: string): string {
  return lookup(brandNames, brand.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? brand
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  americanexpress: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  dinersclub: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}
