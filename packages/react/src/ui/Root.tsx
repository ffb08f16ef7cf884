'use client'

import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import type { Language } from '../i18n/useLocale.ts'
import { RootContext } from '../i18n/useMessages.ts'
import type { PartName } from '../parts/parts.ts'
import { type Appearance, cssVariable } from '../provider/appearance.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { cx } from './mergeProps.ts'
import { useClickGuard } from './useClickGuard.ts'

export interface RootProps extends ComponentPropsWithoutRef<'div'> {
  /** Which component it is of. */
  readonly name: PartName
  readonly language: Language
  readonly root?: RefObject<HTMLDivElement | null>
  /** The merchant's ref to the element. */
  readonly forwardedRef?: ForwardedRef<HTMLDivElement>
}

/** The outermost element of a component: its look and its language. While the words are on their way it shows none. */
export function Root(props: RootProps) {
  const { name, language, root, forwardedRef, className, ...rest } = props
  const own = useRef<HTMLDivElement>(null)
  const element = root ?? own
  useImperativeHandle(forwardedRef, () => element.current as HTMLDivElement, [element])
  return (
    <RootContext.Provider value={language}>
      <div {...rest} ref={element} {...useRootAttributes(element, language, name, className)} />
    </RootContext.Provider>
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
    className: cx('root', cx(name, className)),
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
  useIsomorphicLayoutEffect(() => {
    const style = element.current?.style
    if (style === undefined) return undefined
    const names: string[] = []
    for (const [name, value] of Object.entries(JSON.parse(set) as Record<string, string>)) {
      names.push(cssVariable(name))
      style.setProperty(cssVariable(name), value)
    }
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [element, set])
}
