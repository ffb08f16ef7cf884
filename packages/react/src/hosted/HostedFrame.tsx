import { type FramePolicy, hostFrame } from '@onramp-kit/core'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/useLatest.ts'
import { useOnramp } from '../hooks/useOnramp.ts'
import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'

export interface HostedFrameProps {
  readonly url: string
  readonly title: string
  readonly policy?: FramePolicy | undefined
  /** The page said something, whatever it was: what it is about is to be read soon. */
  readonly onHint: () => void
}

/** The frame itself. Its address is set by the host, once: a double effect or a re-render loads nothing again. */
export function HostedFrame({ url, title, policy, onHint }: HostedFrameProps) {
  const { hosted } = useWords('common', enCommon)
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'slow'>('loading')
  const latest = useLatest({ policy, onHint })

  useEffect(() => {
    if (element.current === null) return undefined
    return hostFrame(element.current, {
      ...latest.current.policy,
      url,
      clock,
      onHint: () => latest.current.onHint(),
      onLoad: () => setState('loaded'),
      onSlow: () => setState('slow'),
    })
  }, [url, clock, latest])

  return (
    <div className="onramp-frame" data-state={state}>
      <iframe ref={element} title={title} />
      {state !== 'loaded' && (
        <p className="onramp-frame-wait">{state === 'slow' ? hosted.slow : hosted.loading}</p>
      )}
    </div>
  )
}
