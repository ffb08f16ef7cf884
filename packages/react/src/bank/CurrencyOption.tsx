import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One of the accounts to choose from. */
export function CurrencyOption({
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'label'>) {
  return (
    <label {...rest} className={partClass('currency', className)}>
      {children}
    </label>
  )
}
