import type { ComponentPropsWithoutRef } from 'react'
import { stringOf } from '../provider/parseProps.ts'
import { cx } from './mergeProps.ts'

export interface NoticeProps extends ComponentPropsWithoutRef<'div'> {
  /** `danger` is said at once to those who listen. @default 'calm' */
  readonly tone?: 'calm' | 'danger'
}

/** Something to know, set apart. */
export function Notice({ tone = 'calm', ...props }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : undefined
  const className = cx('notice', props.className)
  return <div role={role} {...props} className={className} data-tone={stringOf(tone)} />
}

/** A sentence of a notice. */
export function NoticeText(props: ComponentPropsWithoutRef<'p'>) {
  return <p {...props} className={cx('notice-text', props.className)} />
}

/** Text that is copied and not read, such as the number of an order. */
export function Code(props: ComponentPropsWithoutRef<'code'>) {
  return <code {...props} className={cx('code', props.className)} />
}
