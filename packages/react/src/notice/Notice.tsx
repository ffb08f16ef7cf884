import type { ComponentPropsWithoutRef } from 'react'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../surface/partClass.ts'

export interface NoticeProps extends ComponentPropsWithoutRef<'div'> {
  /** `danger` is said at once to those who listen. @default 'calm' */
  readonly tone?: 'calm' | 'danger'
}

/** Something to know, set apart. */
export function Notice({ tone = 'calm', ...props }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : undefined
  const className = partClass('notice', props.className)
  return <div role={role} {...props} className={className} data-tone={textOf(tone)} />
}
