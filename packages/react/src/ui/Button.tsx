import type { ComponentPropsWithoutRef } from 'react'
import { stringOf } from '../provider/parseProps.ts'
import { cx } from './mergeProps.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` is the one thing to do next, `link` what is rarely done. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'link'
}

/** A button. */
export function Button({ variant = 'secondary', ...props }: ButtonProps) {
  const className = cx('button', props.className)
  return <button type="button" {...props} className={className} data-variant={stringOf(variant)} />
}

/** Buttons, one below the other. */
export function Actions(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={cx('actions', props.className)} />
}
