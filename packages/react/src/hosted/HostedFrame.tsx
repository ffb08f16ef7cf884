'use client'

import { hostFrame } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, startTransition, useEffect, useRef, useState } from 'react'
import { useLatest } from '../hooks/useLatest.ts'
import { useOnramp } from '../hooks/useOnramp.ts'
import { partClass } from '../surface/partClass.ts'
import { useHosted } from './HostedContext.ts'

export type HostedFrameProps = Omit<
  ComponentPropsWithoutRef<'iframe'>,
  'src' | 'srcDoc' | 'sandbox' | 'allow'
>

/**
 * The frame of a partner's page, where it may be framed and is not in a tab of its own. Its address is set by the host,
 * once: a double effect or a re-render loads nothing again.
 */
export function HostedFrame(props: HostedFrameProps) {
  const hosted = useHosted()
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const latest = useLatest(hosted)
  const { url, title, state } = hosted
  const [isDue, setDue] = useState(false)
  const isFramed = isDue && hosted.refusal === undefined && !hosted.isInTab

  // Nothing here is as dear to make as a frame: a transition draws it in a task of its own.
  useEffect(() => startTransition(() => setDue(true)), [])

  useEffect(() => {
    if (!isFramed || element.current === null) return undefined
    return hostFrame(element.current, {
      ...latest.current.policy,
      url,
      clock,
      onHint: () => latest.current.onHint(),
      onLoad: () => latest.current.setState('loaded'),
      onSlow: () => latest.current.setState('slow'),
    })
  }, [url, clock, latest, isFramed])

  if (!isFramed) return null
  const className = partClass('frame', props.className)
  return <iframe title={title} {...props} ref={element} className={className} data-state={state} />
}
