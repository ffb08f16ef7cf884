'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { payableUrl } from './payableUrl.ts'

/** The payment page of the order while it can be paid; why it is gone, the step itself says. */
export function CheckoutPage() {
  const { checkout, snapshot, frame } = useCheckoutContext()
  const { pageTitle } = useWords('checkout', enCheckout)
  const url = payableUrl(snapshot)
  if (url === undefined) return null
  return <HostedPage url={url} title={pageTitle} policy={frame} onHint={checkout.hint} />
}
