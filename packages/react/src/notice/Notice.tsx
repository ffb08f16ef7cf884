import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

export interface NoticeProps extends ComponentPropsWithoutRef<'div'> {
  /** `danger` is said at once to those who listen. @default 'calm' */
  readonly tone?: 'calm' | 'danger'
}

/** Something to know, set apart. */
export function Notice({ tone = 'calm', className, ...rest }: NoticeProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...rest}
      className={partClass('notice', className)}
      data-tone={tone}
    />
  )
}
