'use client'

import { hostFrame } from '@onramp-kit/core'
import { useRef } from 'react'
import { useOnramp } from '../../provider/OnrampContext.ts'
import { createPart } from '../createPart.tsx'
import { useIsomorphicLayoutEffect, useLatest } from '../lifecycle.ts'
import { useHosted } from './HostedProvider.tsx'

/**
 * The iframe of the hosted page, unless the page must not be framed or is open in a new tab.
 *
 * @data-state="loading" Nothing has loaded yet.
 * @data-state="loaded" The page has loaded.
 * @data-state="slow" Nothing has loaded for 20 seconds.
 */
export const HostedFrame = /* @__PURE__ */ createPart('frame', 'iframe', function useHostedFrame() {
  const hosted = useHosted()
  const { clock } = useOnramp().platform
  const element = useRef<HTMLIFrameElement>(null)
  const latest = useLatest(hosted)
  const { url, title, state } = hosted
  const attributes = hosted.isInTab ? undefined : hosted.attributes
  const isFramed = attributes !== undefined

  // A layout effect: the listener must exist before the page can send a message.
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
  // The iframe is created with its URL: an empty one loads twice.
  return {
    title,
    src,
    srcDoc: undefined,
    sandbox,
    allow,
    referrerPolicy: referrerpolicy,
    ref: element,
    'data-state': state,
  }
})
