import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'

/** One way to deposit. */
export function DepositWay(props: ComponentPropsWithoutRef<'label'>) {
  const { children, ...label } = props
  return (
    <label {...label} className={partClass('deposit-way', props.className)}>
      {children}
    </label>
  )
}
