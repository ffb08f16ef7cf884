'use client'

import { forwardRef, type MouseEvent, type RefObject, useRef } from 'react'
import { useRootLanguage } from '../i18n/useMessages.ts'
import { type Appearance, cssVariable } from '../provider/appearance.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { cx } from './mergeProps.ts'
import { Element, type ElementOptions, type PartProps } from './part.tsx'
import { useClickGuard } from './useClickGuard.ts'
import { useStepFocus } from './useStepFocus.ts'

type RootProps = PartProps<'div'> &
  Pick<ElementOptions, 'fixedContent'> & {
    /** The class of the component, in addition to `onramp-root`. */
    readonly name: string
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
export const Root = forwardRef<HTMLDivElement, RootProps>(function Root(
  { name, fixedContent, ...props },
  ref,
) {
  const root = useRef<HTMLDivElement>(null)
  const attributes = useRootAttributes(root, cx(name, props.className))
  // A `div` without a role must not have a name.
  const isNamed = props['aria-label'] || props['aria-labelledby']
  return (
    <Element
      tag="div"
      role={isNamed ? 'group' : undefined}
      ref={root}
      onClick={keepClick}
      fixedContent={fixedContent}
      overrides={{ ...props, ...attributes, ref }}
    />
  )
})

/** Keeps a click on plain text from activating a label or a summary of the page around the component. */
export function keepClick(event: MouseEvent) {
  const { currentTarget, target } = event
  const outer = currentTarget.parentElement ?? (currentTarget.getRootNode() as ShadowRoot).host
  const control = (target as Element).closest('a, button, input, label, summary')
  if (outer?.closest('label, summary') && !currentTarget.contains(control)) event.preventDefault()
}

/**
 * Makes an element the root of a component, and returns its attributes. A dialog opens before: the guard looks where the focus
 * is.
 */
export function useRootAttributes(element: RefObject<HTMLElement | null>, className: string) {
  const { theme, contrast, appearance } = useOnrampContext()
  const { language, direction, isLoading } = useRootLanguage()
  useAppearance(element, appearance)
  // First: the guard measures, and the browser then drops the focus of a disabled control.
  useStepFocus(element)
  useClickGuard(element)
  return {
    className: cx('root', className),
    lang: language,
    dir: direction,
    'data-theme': theme ?? 'auto',
    'data-contrast': contrast ?? 'auto',
    // CSS hides the parts until their messages arrive.
    'data-loading': isLoading || undefined,
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
