'use client'

import { listenToFrame } from '@onramp-kit/core/internal/frame'
import { useRef } from 'react'
import { useOnramp } from '../../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect, useLatest } from '../lifecycle.ts'
import { Element, part } from '../part.tsx'
import { useHosted } from './HostedProvider.tsx'
import { warnOfBlocked, warnOfHeaders } from './headerWarnings.ts'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * The iframe of a hosted page, unless the page must not be framed or opens elsewhere. React creates it with
 * every attribute: an iframe that gets its `src` later loads about:blank first and starts the page a paint later.
 *
 * @data-state="loading" Nothing has loaded yet.
 * @data-state="loaded" The page has loaded.
 * @data-state="slow" Nothing has loaded for 20 seconds.
 */
export const HostedFrame = part<'iframe'>('frame', function HostedFrame(props) {
  const hosted = useHosted()
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const latest = useLatest(hosted)
  const { title, state, attributes, canShowHere, tab } = hosted
  const framed = canShowHere && tab === undefined ? attributes : undefined
  const url = framed?.src

  // A layout effect: the page cannot send a message before it.
  useIsomorphicLayoutEffect(() => {
    if (url === undefined || element.current === null) return undefined
    if (process.env.NODE_ENV !== 'production') warnOfHeaders()
    return listenToFrame(element.current, {
      url,
      clock,
      onMessage: () => latest.current.onMessage?.(),
      onLoad: () => latest.current.setState('loaded'),
      onSlow: () => latest.current.setState('slow'),
      onBlocked(directive) {
        latest.current.setState('blocked')
        if (process.env.NODE_ENV !== 'production') warnOfBlocked(url, directive)
      },
    })
  }, [url, clock, latest])

  if (framed === undefined) return null
  const { src, sandbox, allow, referrerpolicy } = framed
  return (
    <Element
      tag="iframe"
      title={title}
      src={src}
      srcDoc={undefined}
      sandbox={sandbox}
      allow={allow}
      referrerPolicy={referrerpolicy}
      ref={element}
      data-state={state}
      overrides={props}
    />
  )
})
