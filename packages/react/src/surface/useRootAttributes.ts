'use client'

import type { RefObject } from 'react'
import type { Language } from '../i18n/useLocale.ts'
import type { PartName } from '../parts/parts.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { partClass } from './partClass.ts'
import { useAppearance } from './useAppearance.ts'
import { useClickGuard } from './useClickGuard.ts'

/** What makes an element the root of a component: its look and its language. */
export function useRootAttributes(
  element: RefObject<HTMLElement | null>,
  language: Language,
  name: PartName,
  className: string | undefined,
) {
  const { theme, contrast, appearance } = useOnrampContext().look
  useAppearance(element, appearance)
  useClickGuard(element)
  return {
    className: partClass('root', partClass(name, className)),
    lang: language.language,
    dir: language.direction,
    'data-theme': theme,
    'data-contrast': contrast,
    // Without their words the parts are there, and hidden.
    'data-loading': language.isLoading || undefined,
  }
}
