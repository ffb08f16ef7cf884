'use client'

import { chainName, formatAmount, type Mismatch } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { createPart } from '../ui/createPart.tsx'
import { DescriptionItem, DescriptionTerm, DescriptionValue } from '../ui/DescriptionList.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The fields in which the order differs from the purchase: as the buyer requested them, and as the order has them. */
export const MismatchDetails = /* @__PURE__ */ createPart(
  'mismatch',
  'dl',
  function useMismatchDetails() {
    const { mismatches } = useCheckoutContext().snapshot
    return {
      children: mismatches.map((mismatch) => (
        <MismatchItem key={mismatch.field} mismatch={mismatch} />
      )),
    }
  },
)

function MismatchItem({ mismatch }: { readonly mismatch: Mismatch }) {
  const { fields, requested, actual } = useMessages('order', enOrder).mismatch
  const show = useValue(mismatch)
  return (
    <DescriptionItem>
      <DescriptionTerm>{fields[mismatch.field]}</DescriptionTerm>
      <DescriptionValue>
        <MismatchSource>{requested}</MismatchSource> {show(mismatch.expected, mismatch.actual)}
      </DescriptionValue>
      <DescriptionValue>
        <MismatchSource>{actual}</MismatchSource> {show(mismatch.actual, mismatch.expected)}
      </DescriptionValue>
    </DescriptionItem>
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
      const format = (value: string) =>
        formatAmount(value, { locale, ...(currency && { currency }) })
      // Amounts that differ by less than a cent look the same.
      return (value, other) => (
        <MismatchValue>{format(value) === format(other) ? value : format(value)}</MismatchValue>
      )
    }
    default:
      return (value) => <MismatchValue>{value}</MismatchValue>
  }
}

/** A wallet in groups of four characters. Marks those that differ from the other wallet. Screen readers get it whole. */
function Wallet({ children, other }: { readonly children: string; readonly other: string }) {
  return (
    <MismatchWallet>
      <MismatchText>{children}</MismatchText>
      <MismatchGroups>
        {[...children.matchAll(/0x|.{1,4}/g)].map(({ 0: group, index }) => {
          const isSame =
            other.slice(index, index + group.length).toLowerCase() === group.toLowerCase()
          const Group = isSame ? MismatchGroup : MismatchValue
          return <Group key={index}>{group}</Group>
        })}
      </MismatchGroups>
    </MismatchWallet>
  )
}

/** The label of a value: the buyer's request or the order. */
const MismatchSource = /* @__PURE__ */ createPart('mismatch-source', 'small')

/** A value, or a part of one, that differs. */
const MismatchValue = /* @__PURE__ */ createPart('mismatch-value', 'strong')

/** The groups of a wallet. */
const MismatchGroups = /* @__PURE__ */ createPart('mismatch-groups', 'span', () => ({
  'aria-hidden': true,
}))

/** The whole wallet, visually hidden. */
const MismatchText = /* @__PURE__ */ createPart('mismatch-text', 'span')

/** A part of a wallet that is the same in both. */
const MismatchGroup = /* @__PURE__ */ createPart('mismatch-group', 'span')

/** A wallet, which reads from left to right in every language. */
const MismatchWallet = /* @__PURE__ */ createPart('mismatch-wallet', 'bdi')
