import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../ui/mergeProps.ts'

export interface CopyIconProps extends ComponentPropsWithoutRef<'svg'> {
  readonly isDone: boolean
}

/** Two sheets, and once it is copied a tick. */
export function CopyIcon({ isDone, ...props }: CopyIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...props}
      className={partClass('copy-icon', props.className)}
    >
      {isDone ? <path d="M5 12.5l4.5 4.5L19 7.5" /> : <path d="M9 9h10v11H9zM15 9V4H5v11h4" />}
    </svg>
  )
}
