'use client'

import { useState } from 'react'
import { Button, type ButtonOwnProps } from './Button.tsx'
import type { Overridable } from './part.tsx'
import { useMutedAnnouncer } from './Step.tsx'

interface RefreshButtonProps extends ButtonOwnProps, Overridable {
  readonly label: string
  readonly refresh: () => Promise<void>
}

/** A button that reads again, shows the progress, and lets the step be announced afterwards. Ignores a press while it reads. */
export function RefreshButton({ label, refresh, variant, overrides }: RefreshButtonProps) {
  const [isReading, setReading] = useState(false)
  useMutedAnnouncer(isReading)
  async function read() {
    if (isReading) return
    setReading(true)
    await refresh()
    setReading(false)
  }
  return (
    <Button
      variant={variant}
      onClick={() => void read()}
      aria-disabled={isReading}
      aria-busy={isReading}
      overrides={overrides}
    >
      {label}
    </Button>
  )
}
