'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { partClass } from '../ui/mergeProps.ts'

/** What is chosen between. */
export function CurrencyLegend({
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'legend'>) {
  const { currency } = useWords('bank', enBank)
  return (
    <legend {...rest} className={partClass('currencies-legend', className)}>
      {children ?? currency}
    </legend>
  )
}
