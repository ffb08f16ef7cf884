'use client'

import {
  type FrameAttributes,
  type FramePolicy,
  isOnrampError,
  type OnrampError,
} from '@onramp-kit/core'
import { frameAttributes } from '@onramp-kit/core/internal'
import { type ComponentPropsWithoutRef, createContext, useState } from 'react'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { plain, stringOf } from '../../provider/parseProps.ts'
import { useHydrated } from '../lifecycle.ts'
import { cx } from '../mergeProps.ts'

export interface HostedRootProps
  extends HostedPageProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof HostedPageProps> {}

const unframed = { attributes: undefined, refusal: undefined }

/** Around a partner's page. Give it the address as its `key`, so that another page starts anew. */
export function HostedRoot({ onMessage, ...given }: HostedRootProps) {
  const { url: address, title: name, policy: framed, ...props } = given
  const url = stringOf(address) ?? ''
  const title = stringOf(name) ?? ''
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
    // A server has no origin to compare, and a frame must not load before its listener exists.
    ...(isHydrated ? frameOf(url, plain(framed)) : unframed),
  }
  return (
    <HostedContext.Provider value={value}>
      <div {...props} className={cx('hosted', props.className)} />
    </HostedContext.Provider>
  )
}

/** A page of the service's partner. */
export interface HostedPageProps {
  /** Its address, good for one visit. */
  readonly url: string
  /** What it is, for those who listen. */
  readonly title: string
  readonly policy?: FramePolicy | undefined
  /** The page said something, whatever it was: what it is about is to be read soon. */
  readonly onMessage: () => void
}

interface HostedContextValue extends Omit<HostedPageProps, 'policy'>, HostedFraming {
  readonly state: 'loading' | 'loaded' | 'slow'
  readonly setState: (state: HostedContextValue['state']) => void
  /** Whether the buyer opened it in a tab of its own. It is never in both. */
  readonly isInTab: boolean
  readonly openInTab: () => void
}

const HostedContext = /* @__PURE__ */ createContext<HostedContextValue | undefined>(undefined)

/** The page that the nearest HostedRoot is about. */
export function useHosted(): HostedContextValue {
  return useRequiredContext(HostedContext, '<HostedRoot>.')
}

/** The attributes of the frame, or why the page must not be framed. */
interface HostedFraming {
  /** Attributes of the iframe; the one owner of them is core's `frameAttributes`. */
  readonly attributes: FrameAttributes | undefined
  /** Why it must not be framed. */
  readonly refusal: OnrampError | undefined
}

/** Returns how this page frames `url`. Browser only. */
function frameOf(url: string, policy: FramePolicy | undefined): HostedFraming {
  try {
    return { attributes: frameAttributes(url, window.origin, policy), refusal: undefined }
  } catch (error) {
    if (isOnrampError(error)) return { attributes: undefined, refusal: error }
    throw error
  }
}
