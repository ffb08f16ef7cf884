import { hostFrame } from '@onramp-kit/core'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/useLatest.ts'
import { useOnramp } from '../hooks/useOnramp.ts'
import { useCheckoutContext } from './CheckoutContext.ts'

/** The frame itself. Its address is set by the host, once: a double effect or a re-render loads nothing again. */
export function HostedFrame({ url }: { readonly url: string }) {
  const { checkout, messages, frame } = useCheckoutContext()
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'slow'>('loading')
  const policy = useLatest(frame)

  useEffect(() => {
    if (element.current === null) return undefined
    return hostFrame(element.current, {
      ...policy.current,
      url,
      clock,
      onHint: checkout.hint,
      onLoad: () => setState('loaded'),
      onSlow: () => setState('slow'),
    })
  }, [url, clock, checkout, policy])

  return (
    <div className="onramp-frame" data-state={state}>
      <iframe ref={element} title={messages.hosted.title} />
      {state !== 'loaded' && (
        <p className="onramp-frame-wait">
          {state === 'slow' ? messages.hosted.slow : messages.hosted.loading}
        </p>
      )}
    </div>
  )
}
