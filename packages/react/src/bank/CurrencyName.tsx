'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useSurface } from '../i18n/useMessages.ts'
import { textOf } from '../provider/parseProps.ts'
import { partClass } from '../ui/mergeProps.ts'

export interface CurrencyNameProps extends ComponentPropsWithoutRef<'small'> {
  readonly code: string
}

/** The name of a currency in the buyer's language; nothing where it has none. */
export function CurrencyName({ code, ...props }: CurrencyNameProps) {
  const { locale } = useSurface()
  return (
    <small {...props} className={partClass('currency-name', props.className)}>
      {nameOf(textOf(code) ?? '', locale)}
    </small>
  )
}

function nameOf(code: string, locale: string): string | undefined {
  // Anything but three letters, Intl refuses.
  if (!/^[A-Z]{3}$/i.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
}
