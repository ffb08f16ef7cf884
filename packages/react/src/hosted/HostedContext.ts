'use client'

import type { FramePolicy } from '@onramp-kit/core'
import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
import type { HostedFraming } from './frameOf.ts'

/** A page of the service's partner. */
export interface HostedPageProps {
  /** Its address, good for one visit. */
  readonly url: string
  /** What it is, for those who listen. */
  readonly title: string
  readonly policy?: FramePolicy | undefined
  /** The page said something, whatever it was: what it is about is to be read soon. */
  readonly onHint: () => void
}

export interface HostedContextValue extends HostedPageProps, HostedFraming {
  readonly state: 'loading' | 'loaded' | 'slow'
  readonly setState: (state: HostedContextValue['state']) => void
  /** Whether the buyer opened it in a tab of its own. It is never in both. */
  readonly isInTab: boolean
  readonly openInTab: () => void
}

export const HostedContext = createContext<HostedContextValue | undefined>(undefined)

/** The page that the nearest HostedRoot is about. */
export function useHosted(): HostedContextValue {
  return useInside(HostedContext, '<HostedRoot>.')
}
