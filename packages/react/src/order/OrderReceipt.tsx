'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import { useRef } from 'react'
import { interpolate, lookup, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { CopyButton, type CopyState, useCopy, useCopyResult } from '../ui/CopyButton.tsx'
import { Description, DescriptionList } from '../ui/DescriptionList.tsx'
import { useHydrated } from '../ui/lifecycle.ts'
import { Mark } from '../ui/Mark.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { type Overridable, part } from '../ui/part.tsx'
import { useOrderProgress } from './OrderContext.ts'

/**
 * The order as the service returned it. While the checkout that opened it is mounted, also the fees, the rate and the amount
 * to receive by its quote, once the payment is captured, and if the order has the quote's amount. Links the wallet to the
 * provider's `explorers`. Of an order that was not read it shows the id, where support is offered.
 *
 * @element description-note small A note below the value.
 * @element receipt-wallet a The link to the wallet in a block explorer.
 */
export const OrderReceipt = part<'dl'>('receipt', function OrderReceipt(props) {
  const { order, isCaptured, quoted } = useOrderProgress()
  const messages = useMessages('order', enOrder)
  const { to } = useMessages('shared', enShared)
  const { locale } = useRootLanguage()
  const isHydrated = useHydrated()
  const explorer = useOnrampContext().explorers?.[order?.destination.chain ?? 0]
  if (order === undefined) return <OrderReference overrides={props} />
  const { source, destination } = order
  const { token, chain, wallet } = destination
  const brand = brandName(source.card_brand ?? '')
  const last = source.card_last_four
  const where = interpolate(to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })
  const openedAt = Date.parse(order.created_at)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <DescriptionList overrides={props}>
      <Description term={isCaptured ? messages.paid : messages.toPay}>
        <Phrase>
          {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
        </Phrase>
        {brand && last && (
          <small className="onramp-description-note">
            <Mark name={brand.toLowerCase().replaceAll(' ', '-')} />{' '}
            <Phrase>{interpolate(messages.paidWith, { brand, last })}</Phrase>
          </small>
        )}
      </Description>
      {quoted}
      <Description term={messages.destination} title={wallet} translate="no">
        {explorer === undefined ? (
          where
        ) : (
          <a
            className="onramp-receipt-wallet"
            href={`${explorer.replace(/\/$/, '')}/address/${wallet}`}
            target="_blank"
            rel="noopener"
          >
            {where}
          </a>
        )}
      </Description>
      <Description term={messages.date} lang={locale}>
        {/* A server does not know the buyer's time zone. */}
        {Number.isNaN(openedAt) || !isHydrated ? order.created_at : date.format(openedAt)}
      </Description>
      <OrderId id={order.id} />
    </DescriptionList>
  )
})

/** The id of the order, for support: where the buyer may have to ask, and no receipt has it. */
export function OrderReference({ overrides }: Overridable) {
  const { id, situation } = useOrderProgress()
  if (id === undefined || !situation.actions.includes('contact_support')) return null
  return (
    <DescriptionList overrides={overrides}>
      <OrderId id={id} />
    </DescriptionList>
  )
}

/**
 * The first characters of an order id, enough to recognize it, and a button that copies all of it.
 *
 * @element order-id-rest span The rest of the order id, which is copied but not shown.
 */
function OrderId({ id }: { readonly id: string }) {
  const shown = useRef<HTMLElement>(null)
  const { last, copy } = useCopy<string>(id)
  const { order: label } = useMessages('order', enOrder)
  return (
    <Description term={label}>
      <code className="onramp-code" ref={shown} title={id} translate="no">
        <Phrase>{id.slice(0, SHORT_ID)}</Phrase>
        <span className="onramp-order-id-rest" aria-hidden="true">
          {id.slice(SHORT_ID)}
        </span>
      </code>
      <CopyButton target={shown} label={label} last={last} onCopy={() => copy(shown, id, id)} />
      <ReceiptStatus last={last} />
    </Description>
  )
}

/** The first group of a UUID. */
const SHORT_ID = 8

/**
 * Announces that the order id was copied. Visually hidden.
 *
 * @class receipt-status span
 * @data-state="copied" The order id was copied.
 * @data-state="selected" The browser denied access, and the id was selected. Visible.
 */
function ReceiptStatus({ last }: Pick<CopyState<string>, 'last'>) {
  const { order: label } = useMessages('order', enOrder)
  const result = useCopyResult()
  return (
    <span className="onramp-receipt-status" aria-live="polite" data-state={last?.way}>
      <Phrase key={last?.count}>{last && result(last.way, label)}</Phrase>
    </span>
  )
}

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
