'use client'

import {
  type FrameAttributes,
  type FramePolicy,
  isOnrampError,
  type OnrampError,
  type Presentation,
  resolvePresentation,
} from '@onramp-kit/core'
import { frameAttributes } from '@onramp-kit/core/internal/frame'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { useOnramp, useRequiredContext } from '../../provider/OnrampContext.ts'
import { useHydrated } from '../lifecycle.ts'

/** A hosted page of one of the service's partners. */
export interface HostedPageProps {
  /** The URL of the page, valid for one visit. */
  readonly url: string
  /** The accessible name of the frame. */
  readonly title: string
  readonly policy?: FramePolicy | undefined
  /**
   * Where the page opens. A `redirect` shows a link: only the buyer's own action navigates. A change applies to the next page.
   * @default 'auto'
   */
  readonly presentation?: Presentation | undefined
  /** Called when the page sends any message. Refetch the page's order or customer; the message itself proves nothing. */
  readonly onMessage: () => void
  /** Called when the page has loaded, is slow or blocked, or when the buyer opens it in a tab. */
  readonly onState?: ((state: 'loaded' | 'slow' | 'blocked' | 'in_tab') => void) | undefined
}

/** Props of a hosted page that is connected to its step, which sets the title. */
export interface ConnectedPageProps {
  readonly title?: undefined
}

interface HostedProviderProps extends Omit<HostedPageProps, 'onMessage'> {
  readonly onMessage: HostedPageProps['onMessage'] | undefined
  readonly children: ReactNode
}

/** Provides a hosted page to the parts below. Pass the URL as `key`: a new page starts with new state. */
export function HostedProvider(props: HostedProviderProps) {
  const { url, title, policy, onMessage, onState, children } = props
  const { page } = useOnramp().platform
  const isHydrated = useHydrated()
  const [state, setFrameState] = useState<HostedContextValue['state']>('loading')
  const { tab, setTab } = useNewTab()
  // A change, such as after a rotation, must not remove a frame in which the buyer is paying.
  const [given] = useState(props.presentation)
  // A server knows no browser.
  const presentation = isHydrated ? resolvePresentation(given, undefined, page) : 'frame'
  const value: HostedContextValue = {
    title,
    onMessage,
    state,
    setState(next) {
      setFrameState(next)
      if (next !== state && next !== 'loading') onState?.(next)
    },
    tab,
    setTab(next) {
      setTab(next)
      if (next !== undefined) onState?.('in_tab')
    },
    isFramed: presentation === 'frame',
    canShowHere: presentation === 'frame' && state !== 'blocked',
    // A frame must not navigate itself to the page.
    isLinkHere: presentation === 'redirect' || (tab !== undefined && page.navigate !== undefined),
    // A server has no origin to compare with, and a frame must not load before it has a listener.
    ...(isHydrated && frameOf(url, policy)),
  }
  return <HostedContext.Provider value={value}>{children}</HostedContext.Provider>
}

interface HostedContextValue extends HostedFraming {
  readonly title: string
  readonly onMessage: (() => void) | undefined
  readonly state: 'loading' | 'loaded' | 'slow' | 'blocked'
  readonly setState: (state: HostedContextValue['state']) => void
  /** The tab to which the buyer took the page. It is never in the frame and a tab at once. */
  readonly tab: NewTab
  readonly setTab: (tab: NewTab) => void
  /** Whether the page is presented in a frame. */
  readonly isFramed: boolean
  /** Whether the frame can show the page. */
  readonly canShowHere: boolean
  /** Whether the link opens the page in this tab. */
  readonly isLinkHere: boolean
}

const HostedContext = createContext<HostedContextValue | undefined>(undefined)

/** Returns the hosted page of the nearest provider. */
export function useHosted(): HostedContextValue {
  return useRequiredContext(HostedContext, '<HostedPageParts.Root>')
}

/** How to frame a page, or why not to. */
interface HostedFraming {
  /** The attributes of its iframe. */
  readonly attributes?: FrameAttributes
  /** Why the page must not be framed. */
  readonly framingError?: OnrampError
}

/** Returns how this page frames `url`. Requires a browser. */
function frameOf(url: string, policy: FramePolicy | undefined): HostedFraming {
  try {
    return { attributes: frameAttributes(url, window.origin, policy) }
  } catch (error) {
    if (isOnrampError(error)) return { framingError: error }
    throw error
  }
}

/** A page that is still visible this long after the click, in milliseconds, has probably opened no tab. */
const HIDDEN_WITHIN_MS = 1500

/**
 * State of the tab to which the buyer took the page. A page cannot know whether a click opened a tab. `missing` is a hint
 * that it did not: a popup window beside the page leaves it visible as well.
 */
type NewTab = 'opening' | 'open' | 'missing' | undefined

/** Holds the state of the tab: `opening` becomes `open` once the page is hidden, else `missing`. */
function useNewTab() {
  const { clock, page } = useOnramp().platform
  const [tab, setTab] = useState<NewTab>()
  useEffect(() => {
    if (tab !== 'opening') return undefined
    const leave = page.subscribe(() => page.visible() || setTab('open'))
    const cancel = clock.setTimeout(() => setTab('missing'), HIDDEN_WITHIN_MS)
    return () => {
      leave()
      cancel()
    }
  }, [tab, clock, page])
  return { tab, setTab }
}
