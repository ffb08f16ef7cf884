'use client'

import { chainName, formatAmount, type Mismatch } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/**
 * The fields in which the order differs from the purchase: as the buyer requested them, and as the order has them.
 *
 * @class mismatch dl
 */
export function MismatchDetails() {
  const { mismatches } = useCheckoutContext().snapshot
  return (
    <dl className="onramp-mismatch">
      {mismatches.map((mismatch) => (
        <MismatchItem key={mismatch.field} mismatch={mismatch} />
      ))}
    </dl>
  )
}

/**
 * A field as the buyer requested it, and as the order has it.
 *
 * @element mismatch-source small The label of a value: the buyer's request or the order.
 */
function MismatchItem({ mismatch }: { readonly mismatch: Mismatch }) {
  const { fields, requested, actual } = useMessages('order', enOrder).mismatch
  const show = useValue(mismatch)
  return (
    <div className="onramp-description-item">
      <dt className="onramp-description-term">{fields[mismatch.field]}</dt>
      <dd className="onramp-description-value">
        <small className="onramp-mismatch-source">{requested}</small>{' '}
        {show(mismatch.expected, mismatch.actual)}
      </dd>
      <dd className="onramp-description-value">
        <small className="onramp-mismatch-source">{actual}</small>{' '}
        {show(mismatch.actual, mismatch.expected)}
      </dd>
    </div>
  )
}

/** Returns a function that shows a value of a field beside the other value. */
function useValue({ field }: Mismatch): (value: string, other: string) => ReactNode {
  const { order, mismatches } = useCheckoutContext().snapshot
  const { locale } = useRootLanguage()
  switch (field) {
    case 'wallet':
      return (value, other) => <Wallet other={other}>{value}</Wallet>
    case 'chain':
      return (value) => <MismatchValue>{chainName(Number(value))}</MismatchValue>
    case 'amount': {
      const isSameCurrency = mismatches.every((each) => each.field !== 'currency')
      const currency = isSameCurrency ? order?.source.currency : undefined
      const format = (value: string, places?: number) =>
        formatAmount(value, { locale, round: 'up', places, ...(currency && { currency }) })
      // Amounts that differ by less than a cent would look the same.
      return (value, other) => (
        <MismatchValue>
          {format(value, format(value) === format(other) ? 20 : undefined)}
        </MismatchValue>
      )
    }
    default:
      return (value) => <MismatchValue>{value}</MismatchValue>
  }
}

/**
 * A wallet in groups of four characters. Marks those that differ from the other wallet. Screen readers get it whole.
 *
 * @class mismatch-wallet bdi
 * @element mismatch-text span The whole wallet, visually hidden.
 * @element mismatch-groups span The groups of a wallet.
 * @element mismatch-group span A part of a wallet that is the same in both.
 */
function Wallet({ children, other }: { readonly children: string; readonly other: string }) {
  return (
    <bdi className="onramp-mismatch-wallet" translate="no">
      <span className="onramp-mismatch-text">{children}</span>
      <span className="onramp-mismatch-groups" aria-hidden="true">
        {[...children.matchAll(/0x|.{1,4}/g)].map(({ 0: group, index }) => {
          const isSame =
            other.slice(index, index + group.length).toLowerCase() === group.toLowerCase()
          return isSame ? (
            <span key={index} className="onramp-mismatch-group">
              {group}
            </span>
          ) : (
            <MismatchValue key={index}>{group}</MismatchValue>
          )
        })}
      </span>
    </bdi>
  )
}

/**
 * A value, or a part of one, that differs.
 *
 * @class mismatch-value strong
 */
function MismatchValue({ children }: { readonly children: ReactNode }) {
  return (
    <strong className="onramp-mismatch-value" translate="no">
      {children}
    </strong>
  )
}
