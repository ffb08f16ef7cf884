'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { HostedContent, HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { ConnectedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { part } from '../ui/part.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The payment page, while the buyer can pay. Composed of `HostedPageParts`. */
export const CheckoutPage = part<'div', ConnectedPageProps>(
  'checkout-page',
  function CheckoutPage(props) {
    const { checkout, snapshot, props: options, reporter } = useCheckoutContext()
    const { frame, presentation } = options
    const { pageTitle } = useMessages('purchase', enPurchase)
    const { elsewhere } = useMessages('shared', enShared)
    const { order_id = '', url, situation } = snapshot
    if (url === undefined || !situation.actions.includes('pay')) return null
    return (
      <HostedPage
        {...props}
        url={url}
        title={pageTitle}
        policy={frame}
        presentation={presentation}
        onMessage={checkout.refetchSoon}
        onState={(state) => reporter.report({ type: `page_${state}`, order_id })}
      >
        {props.children ?? (
          // By default it says that this page updates.
          <HostedContent inTab={situation.reads === 'stopped' ? elsewhere : undefined} />
        )}
      </HostedPage>
    )
  },
)
