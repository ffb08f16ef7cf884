'use client'

import { formatAmount, parseAmount } from '@onramp-kit/core'
import { useState } from 'react'

interface Typed {
  readonly text: string
  /** How it was meant. */
  readonly locale: string
}

/**
 * What is typed as an amount; undefined before anything is. In another language it is written anew, for there the same
 * text may be another amount: `1.500` is one and a half in English, and fifteen hundred in German.
 */
export function useAmountText(locale: string) {
  const [typed, setTyped] = useState<Typed>()
  const setText = (text: string) => setTyped({ text, locale })
  return [typed && inLocale(typed, locale), setText] as const
}

function inLocale({ text, locale: meant }: Typed, locale: string): string {
  const parsed = parseAmount(text, meant)
  if (meant === locale || !parsed.ok) return text
  return formatAmount(parsed.amount, { locale, grouping: false })
}
