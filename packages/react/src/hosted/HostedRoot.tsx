'use client'

import { type ComponentPropsWithoutRef, useState } from 'react'
import { useHydrated } from '../hooks/useHydrated.ts'
import { plain, textOf } from '../provider/parseProps.ts'
import { partClass } from '../surface/partClass.ts'
import { frameOf } from './frameOf.ts'
import { HostedContext, type HostedContextValue, type HostedPageProps } from './HostedContext.ts'

export interface HostedRootProps
  extends HostedPageProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof HostedPageProps> {}

const unframed = { attributes: undefined, refusal: undefined }

/** Around a partner's page. Give it the address as its `key`, so that another page starts anew. */
export function HostedRoot({ onHint, ...given }: HostedRootProps) {
  const { url: address, title: name, policy: framed, ...props } = given
  const url = textOf(address) ?? ''
  const title = textOf(name) ?? ''
  const policy = plain(framed)
  const isHydrated = useHydrated()
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
    // A server has no origin to compare, and a frame must not load before it is listened to.
    ...(isHydrated ? frameOf(url, policy) : unframed),
  }
  return (
    <HostedContext.Provider value={value}>
      <div {...props} className={partClass('hosted', props.className)} />
    </HostedContext.Provider>
  )
}
