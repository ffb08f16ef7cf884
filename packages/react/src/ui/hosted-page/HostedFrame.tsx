'use client'

import { hostFrame } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useOnramp } from '../../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect, useLatest } from '../lifecycle.ts'
import { cx } from '../mergeProps.ts'
import { useHosted } from './HostedRoot.tsx'

export type HostedFrameProps = Omit<
  ComponentPropsWithoutRef<'iframe'>,
  'src' | 'srcDoc' | 'sandbox' | 'allow' | 'referrerPolicy'
>

/**
 * The frame of a partner's page, where it may be framed and is not in a tab of its own. It is made with its address:
 * an empty one that is given it later loads twice. A double effect or a re-render loads nothing again.
 */
export function HostedFrame(props: HostedFrameProps) {
  const hosted = useHosted()
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const latest = useLatest(hosted)
  const { url, title, state } = hosted
  const attributes = hosted.isInTab ? undefined : hosted.attributes
  const isFramed = attributes !== undefined

  // Before the page can say anything.
  useIsomorphicLayoutEffect(() => {
    if (!isFramed || element.current === null) return undefined
    return hostFrame(element.current, {
      ...latest.current.policy,
      url,
      clock,
      onMessage: () => latest.current.onMessage(),
      onLoad: () => latest.current.setState('loaded'),
      onSlow: () => latest.current.setState('slow'),
    })
  }, [url, clock, latest, isFramed])

  if (attributes === undefined) return null
  const { src, sandbox, allow, referrerpolicy } = attributes
  const className = cx('frame', props.className)
  return (
    <iframe
      title={title}
      {...props}
      src={src}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy={referrerpolicy}
      ref={element}
      className={className}
      data-state={state}
    />
  )
}
