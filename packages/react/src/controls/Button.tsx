import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

export interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'link'
}

/** A button. */
export function Button({ variant = 'secondary', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={partClass(variant, className)}
      data-variant={variant}
    />
  )
}
