'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { partClass } from '../surface/partClass.ts'
import { useHosted } from './HostedContext.ts'

/** Stands where the page will be until it is there, and says so to all if that takes long. */
export function HostedWait(props: ComponentPropsWithoutRef<'p'>) {
  const words = useWords('shared', enShared).hosted
  const { state, refusal, isInTab } = useHosted()
  if (state === 'loaded' || isInTab || refusal !== undefined) return null
  return (
    <p
      aria-live="polite"
      {...props}
      className={partClass('frame-wait', props.className)}
      data-state={state}
    >
      {props.children ?? words[state]}
    </p>
  )
}
