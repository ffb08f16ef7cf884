import type { ComponentPropsWithoutRef } from 'react'
import type { PartName } from '../parts/parts.ts'
import { stringOf } from '../provider/parseProps.ts'

/** The class of a part, and the merchant's own beside it. A part that is not in the table of parts is no part. */
export function cx(name: PartName, own?: string): string {
  return stringOf(own) ? `onramp-${name} ${own}` : `onramp-${name}`
}

/** The ids of all that describes a field: a merchant's hint first, then ours. */
export function mergeIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}

interface Preventable {
  readonly defaultPrevented: boolean
}

/** A part's handler: the merchant's runs first, and ours then, unless theirs prevented the event. */
export function composeEventHandlers<Event extends Preventable>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    theirs?.(event)
    if (!event.defaultPrevented) ours(event)
  }
}

type OnSubmit = NonNullable<ComponentPropsWithoutRef<'form'>['onSubmit']>

/**
 * A form's handler: the merchant's runs first, and ours then, unless theirs prevented the event or threw. The page is
 * never left; and no form around this one hears of it, not even across a portal: it would be sent along.
 */
export function composeSubmitHandlers(
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
