'use client'

import { chainName, formatAmount } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { fill, shortWallet } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { Line, LineNote, Lines, LineTerm, LineValue } from '../ui/DescriptionList.tsx'
import { partClass } from '../ui/mergeProps.ts'
import { Code } from '../ui/Notice.tsx'
import { useOrderProgress } from './OrderContext.ts'

/** The order as the service holds it, and nothing it does not hold. */
export function OrderReceipt(props: ComponentPropsWithoutRef<'dl'>) {
  const { order, isCaptured } = useOrderProgress()
  const words = useWords('order', enOrder)
  const { locale } = useSurface()
  if (order === undefined) return null
  const { source, destination } = order
  const { token, chain, wallet } = destination
  const brand = source.card_brand
  const last = source.card_last_four
  return (
    <Lines {...props} className={partClass('receipt', props.className)}>
      <Line>
        <LineTerm>{isCaptured ? words.paid : words.toPay}</LineTerm>
        <LineValue>
          {formatAmount(source.amount, { locale, currency: source.currency, round: 'up' })}
          {brand && last && <LineNote>{fill(words.paidWith, { brand, last })}</LineNote>}
        </LineValue>
      </Line>
      <Line>
        <LineTerm>{words.destination}</LineTerm>
        <LineValue title={wallet}>
          {fill(words.to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })}
        </LineValue>
      </Line>
      <Line>
        <LineTerm>{words.order}</LineTerm>
        <LineValue>
          <Code>{order.id}</Code>
        </LineValue>
      </Line>
    </Lines>
  )
}
