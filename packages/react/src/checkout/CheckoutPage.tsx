'use client'

import { HostedPage } from '../hosted/HostedPage.tsx'
import { useWords } from '../language/useWords.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Notice } from '../notice/Notice.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { isPageGone } from './isPageGone.ts'
import { payableUrl } from './payableUrl.ts'

/** The payment page of the order while it can be paid, or why it is not here. */
export function CheckoutPage() {
  const { checkout, snapshot, frame } = useCheckoutContext()
  const { pageTitle, pageGone } = useWords('checkout', enCheckout)
  const url = payableUrl(snapshot)
  if (isPageGone(snapshot)) return <Notice>{pageGone}</Notice>
  if (url === undefined) return null
  return <HostedPage url={url} title={pageTitle} policy={frame} onHint={checkout.hint} />
}
