'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { HostedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The payment page, while the buyer can pay. Composed of `HostedPageParts`. */
export const CheckoutPage = /* @__PURE__ */ createPart<
  typeof HostedPage,
  Bound<keyof HostedPageProps>
>('checkout-page', HostedPage, function useCheckoutPage() {
  const { checkout, snapshot, props, reporter } = useCheckoutContext()
  const { frame: policy, presentation } = props
  const { pageTitle } = useMessages('purchase', enPurchase)
  const { order_id = '', url, situation } = snapshot
  if (url === undefined || !situation.actions.includes('pay')) return null
  return {
    url,
    title: pageTitle,
    policy,
    presentation,
    onMessage: checkout.refetchSoon,
    onState: (state) => reporter.report({ type: `page_${state}`, order_id }),
  }
})
