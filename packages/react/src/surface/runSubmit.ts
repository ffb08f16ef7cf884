import type { ComponentPropsWithoutRef } from 'react'

type OnSubmit = NonNullable<ComponentPropsWithoutRef<'form'>['onSubmit']>

/**
 * A form's handler: the merchant's runs first, and ours then, unless theirs prevented the event or threw. The page is
 * never left; and no form around this one hears of it, not even across a portal: it would be sent along.
 */
export function runSubmit(
  theirs: OnSubmit | undefined,
  ours: (form: HTMLFormElement) => void,
): OnSubmit {
  return (event) => {
    event.stopPropagation()
    try {
      theirs?.(event)
      if (!event.defaultPrevented) ours(event.currentTarget)
    } finally {
      event.preventDefault()
    }
  }
}
