'use client'

import { type ComponentPropsWithoutRef, useState } from 'react'
import { partClass } from '../surface/partClass.ts'
import { frameOf } from './frameOf.ts'
import { HostedContext, type HostedContextValue, type HostedPageProps } from './HostedContext.ts'

export interface HostedRootProps
  extends HostedPageProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof HostedPageProps> {}

/** Around a partner's page. Give it the address as its `key`, so that another page starts anew. */
export function HostedRoot({ url, title, policy, onHint, ...props }: HostedRootProps) {
  const [state, setState] = useState<HostedContextValue['state']>('loading')
  const [isInTab, setInTab] = useState(false)
  const value = {
    url,
    title,
    policy,
    onHint,
    state,
    setState,
    isInTab,
    openInTab: () => setInTab(true),
    ...frameOf(url, policy),
  }
  return (
    <HostedContext.Provider value={value}>
      <div {...props} className={partClass('hosted', props.className)} />
    </HostedContext.Provider>
  )
}
