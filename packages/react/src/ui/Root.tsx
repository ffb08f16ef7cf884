'use client'

import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react'
import type { Language } from '../i18n/useLocale.ts'
import { SurfaceContext } from '../i18n/useMessages.ts'
import type { PartName } from '../parts/parts.ts'
import { type Appearance, variableOf } from '../provider/appearance.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { useBeforePaint } from './lifecycle.ts'
import { partClass } from './mergeProps.ts'
import { useClickGuard } from './useClickGuard.ts'

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** Which component it is of. */
  readonly name: PartName
  readonly language: Language
  readonly root?: RefObject<HTMLDivElement | null>
}

/** The outermost element of a component: its look and its language. While the words are on their way it shows none. */
export function Surface({ name, language, root, className, ...rest }: SurfaceProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = root ?? own
  return (
    <SurfaceContext.Provider value={language}>
      <div {...rest} ref={element} {...useRootAttributes(element, language, name, className)} />
    </SurfaceContext.Provider>
  )
}

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

/**
 * Sets the variables on the element by the style's own interface: a Content-Security-Policy forbids style attributes in
 * markup, and leaves this alone. What is set no more is taken back.
 */
function useAppearance(
  element: RefObject<HTMLElement | null>,
  appearance: Appearance | undefined,
): void {
  const set = JSON.stringify(appearance ?? {})
  useBeforePaint(() => {
    const style = element.current?.style
    if (style === undefined) return undefined
    const names: string[] = []
    for (const [name, value] of Object.entries(JSON.parse(set) as Record<string, string>)) {
      names.push(variableOf(name))
      style.setProperty(variableOf(name), value)
    }
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [element, set])
}
