'use client'

import { forwardRef, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import type { Language } from '../i18n/useLocale.ts'
import { LanguageContext } from '../i18n/useMessages.ts'
import { type Appearance, cssVariable } from '../provider/appearance.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { type PartProps, useElement } from './createPart.tsx'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { cx, mergeProps } from './mergeProps.ts'
import { StepFocus } from './StepFocus.tsx'
import { useClickGuard } from './useClickGuard.ts'

export type RootProps = PartProps<'div'> & {
  /** The class of the component, in addition to `onramp-root`. */
  readonly name: string
  readonly language: Language
  /** Wraps the content, that of a replacement as well. */
  readonly renderContent?: (content: ReactNode) => ReactNode
}

/**
 * The outermost element of a component. Carries the CSS variables, and moves the focus with the step.
 *
 * @class root div, dialog
 * @data-theme="auto" The colors of the device.
 * @data-theme="light" Light colors.
 * @data-theme="dark" Dark colors.
 * @data-contrast="auto" The contrast of the device.
 * @data-contrast="more" High contrast.
 * @data-drop-in A drop-in component, such as `<Checkout>`. Composed components don't have it.
 * @data-loading The messages of the language are loading, and the content is hidden.
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, RootProps>(
  function Root(props, ref) {
    const { name, language, className, render, renderContent, ...rest } = props
    const root = useRef<HTMLDivElement>(null)
    const attributes = useRootAttributes(root, language, name, className)
    const own = mergeProps({ onClick: keepClick }, rest)
    return useElement('div', { ...own, ...attributes, ref: root }, ref, render, (children) => {
      const content = (
        <>
          {children}
          <StepFocus root={root} />
        </>
      )
      return (
        <LanguageContext.Provider value={language}>
          {renderContent ? renderContent(content) : content}
        </LanguageContext.Provider>
      )
    })
  },
)

/** Keeps a click on plain text from activating a label or a summary of the page around the component. */
export function keepClick(event: MouseEvent) {
  const { currentTarget, target } = event
  const outer = currentTarget.parentElement ?? (currentTarget.getRootNode() as ShadowRoot).host
  const control = (target as Element).closest('a, button, input, label, summary')
  if (outer?.closest('label, summary') && !currentTarget.contains(control)) event.preventDefault()
}

/** Returns the attributes that make an element the root of a component. */
export function useRootAttributes(
  element: RefObject<HTMLElement | null>,
  language: Language,
  name: string,
  className: string | undefined,
) {
  const { theme, contrast, appearance } = useOnrampContext()
  useAppearance(element, appearance)
  useClickGuard(element)
  return {
    className: cx('root', cx(name, className)),
    lang: language.language,
    dir: language.direction,
    'data-theme': theme,
    'data-contrast': contrast,
    // CSS hides the parts until their messages arrive.
    'data-loading': language.isLoading || undefined,
  }
}

/** Sets the CSS variables through the CSSOM: a Content-Security-Policy may forbid style attributes in markup. */
function useAppearance(
  element: RefObject<HTMLElement | null>,
  appearance: Appearance | undefined,
): void {
  useIsomorphicLayoutEffect(() => {
    const style = element.current?.style
    if (style === undefined || appearance === undefined) return undefined
    for (const [name, value] of Object.entries(appearance))
      style.setProperty(cssVariable(name), value)
    return () => {
      for (const name in appearance) style.removeProperty(cssVariable(name))
    }
  }, [element, appearance])
}
