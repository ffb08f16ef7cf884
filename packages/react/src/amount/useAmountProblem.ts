'use client'

import { formatAmount, type ParsedAmount } from '@onramp-kit/core'
import { fill, plural } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enAmount } from '../messages/en/amount.ts'

/**
 * What is wrong with a typed amount, in words; empty where nothing is.
 *
 * @param isTried whether the buyer meant it: before that, what only needs more typing is left alone.
 */
export function useAmountProblem(parsed: ParsedAmount, places: number, isTried: boolean): string {
  const words = useWords('amount', enAmount)
  const surface = useSurface()
  if (parsed.ok) return ''
  const { reason } = parsed
  if (!isTried && (reason === 'empty' || reason === 'zero')) return ''
  if (reason === 'too_precise') return plural(words.too_precise, places, surface)
  return fill(words[reason], { example: formatAmount('19.5', { locale: surface.locale }) })
}
