'use client'

import { type ReactNode, useContext } from 'react'
import { OnrampContext } from '../provider/OnrampContext.ts'
import { SetupNotice } from './SetupNotice.tsx'

interface NeedsClientProps {
  /** The component's name, for the developer. */
  readonly of: string
  readonly children: ReactNode
}

/** Draws its children inside a provider with a client; tells the developer to add one otherwise. */
export function NeedsClient({ of, children }: NeedsClientProps) {
  const provided = useContext(OnrampContext)
  if (typeof provided === 'string')
    return <SetupNotice message={`Onramp Kit: <${of}> ${provided}`} />
  return children
}
