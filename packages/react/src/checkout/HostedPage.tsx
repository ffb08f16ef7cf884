import { useState } from 'react'
import { useCheckoutContext } from './CheckoutContext.ts'
import { ErrorNotice } from './ErrorNotice.tsx'
import { frameRefusal } from './frameRefusal.ts'
import { HostedFrame } from './HostedFrame.tsx'

/** The card provider's page, in a frame or, as the buyer likes, in a tab of its own; never in both. */
export function HostedPage({ url }: { readonly url: string }) {
  const { messages } = useCheckoutContext()
  const [isInTab, setInTab] = useState(false)
  const refusal = frameRefusal(url)
  return (
    <div className="onramp-hosted">
      {refusal && <ErrorNotice error={refusal} />}
      {isInTab && <p className="onramp-notice">{messages.hosted.inTab}</p>}
      {!refusal && !isInTab && <HostedFrame url={url} />}
      <a
        className="onramp-link"
        href={url}
        target="_blank"
        rel="noopener"
        onClick={() => setInTab(true)}
        // The middle button opens a tab as well; the right one does not.
        onAuxClick={({ button }) => button === 1 && setInTab(true)}
      >
        {messages.hosted.newTab}
      </a>
    </div>
  )
}
