'use client'

import {
  type FrameAttributes,
  type FramePolicy,
  isOnrampError,
  type OnrampError,
} from '@onramp-kit/core'
import { frameAttributes } from '@onramp-kit/core/internal'
import { createContext, type ReactNode, useState } from 'react'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { plain, stringOf } from '../../provider/parseProps.ts'
import { useHydrated } from '../lifecycle.ts'

/** A hosted page of one of the service's partners. */
export interface HostedPageProps {
  /** The URL of the page, valid for one visit. */
  readonly url: string
  /** The accessible name of the frame. */
  readonly title: string
  readonly policy?: FramePolicy | undefined
  /** Called when the page sends any message. Refetch the page's order or customer; the message itself proves nothing. */
  readonly onMessage: () => void
}

const unframed = { attributes: undefined, framingError: undefined }

/** Provides a hosted page to the parts below. Pass the URL as `key`: a new page starts with new state. */
export function HostedProvider(props: HostedPageProps & { readonly children: ReactNode }) {
  const { onMessage, children } = props
  const url = stringOf(props.url) ?? ''
  const title = stringOf(props.title) ?? ''
  const policy = plain(props.policy)
  const isHydrated = useHydrated()
  const [state, setState] = useState<HostedContextValue['state']>('loading')
  const [isInTab, setInTab] = useState(false)
  const value = {
    url,
    title,
    onMessage,
    state,
    setState,
    isInTab,
    openInTab: () => setInTab(true),
    // A server has no origin to compare with, and a frame must not load before it has a listener.
    ...(isHydrated ? frameOf(url, policy) : unframed),
  }
  return <HostedContext.Provider value={value}>{children}</HostedContext.Provider>
}

interface HostedContextValue extends Omit<HostedPageProps, 'policy'>, HostedFraming {
  readonly state: 'loading' | 'loaded' | 'slow'
  readonly setState: (state: HostedContextValue['state']) => void
  /** Whether the buyer opened the page in a new tab. It is never in the frame and a tab at once. */
  readonly isInTab: boolean
  readonly openInTab: () => void
}

const HostedContext = /* @__PURE__ */ createContext<HostedContextValue | undefined>(undefined)

/** Returns the hosted page of the nearest provider. */
export function useHosted(): HostedContextValue {
  return useRequiredContext(HostedContext, '<HostedPageParts.Root>')
}

/** How to frame a page, or why not to. */
interface HostedFraming {
  /** The attributes of its iframe. */
  readonly attributes: FrameAttributes | undefined
  /** Why the page must not be framed. */
  readonly framingError: OnrampError | undefined
}

/** Returns how this page frames `url`. Requires a browser. */
function frameOf(url: string, policy: FramePolicy | undefined): HostedFraming {
  try {
    return { attributes: frameAttributes(url, window.origin, policy), framingError: undefined }
  } catch (error) {
    if (isOnrampError(error)) return { attributes: undefined, framingError: error }
    throw error
  }
}
