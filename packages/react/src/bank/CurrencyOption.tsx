import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One of the accounts to choose from. */
export function CurrencyOption(props: ComponentPropsWithoutRef<'label'>) {
  const { children, ...label } = props
  return (
    <label {...label} className={partClass('currency', props.className)}>
      {children}
    </label>
  )
}
