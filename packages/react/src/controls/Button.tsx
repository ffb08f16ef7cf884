import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` is the one thing to do next, `link` what is rarely done. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'link'
}

/** A button. */
export function Button({ variant = 'secondary', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={partClass('button', className)}
      data-variant={variant}
    />
  )
}
