'use client'

import { chainName } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { fill, shortWallet } from '../i18n/format.ts'
import { useWords } from '../i18n/useMessages.ts'
import { enOrder } from '../messages/en/order.ts'
import { partClass } from '../ui/mergeProps.ts'

/** Where it goes: token, chain and wallet. */
export function QuoteDestination(props: ComponentPropsWithoutRef<'p'>) {
  const { chain, token, wallet } = useCheckoutContext().destination
  const { to } = useWords('order', enOrder)
  const text = fill(to, { token, chain: chainName(chain), wallet: shortWallet(wallet) })
  return (
    <p title={wallet} {...props} className={partClass('quote-destination', props.className)}>
      {props.children ?? text}
    </p>
  )
}
