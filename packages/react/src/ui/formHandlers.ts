import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'

export interface FormOwnProps {
  /** Called before the form submits, with the click on its submit button. `preventDefault()` skips the submission. */
  readonly onSubmit?: Submit<HTMLDivElement> | undefined
}

export type Submit<Target = Element> = (event: SyntheticEvent<Target>) => void

/**
 * Handlers that make any element a form. A form element cannot be inside a form of the page, and reloads a page that has
 * not hydrated. A click on a submit button submits, and Enter in an input clicks the first of them, as in a form element.
 */
export function formHandlers(submit: Submit) {
  return {
    onClick(event: MouseEvent) {
      const control = (event.target as Element).closest<HTMLElement>('button, input')
      if (!submitsOf(event).includes(control)) return
      try {
        submit(event)
      } finally {
        // A button of the merchant may belong to a form around this one.
        event.preventDefault()
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const { currentTarget, target, nativeEvent } = event
      const isField = (target as Element).matches('input:not([type=button], [type=reset])')
      // The target may be in a portal.
      if (event.key !== 'Enter' || !isField || !currentTarget.contains(target as Element)) return
      if (isComposing(nativeEvent) || isOfInnerForm(target as Control, currentTarget)) return
      event.preventDefault()
      submitsOf(event)[0]?.click()
    },
  }
}

/** Returns the submit buttons in the element of a handler, without those of other forms. */
function submitsOf({ currentTarget }: SyntheticEvent): readonly (HTMLElement | null)[] {
  return [...currentTarget.querySelectorAll<HTMLButtonElement>('button, input')].filter(
    (control) =>
      control.type === 'submit' &&
      !control.getAttribute('form') &&
      !isOfInnerForm(control, currentTarget),
  )
}

type Control = HTMLButtonElement | HTMLInputElement

/** Returns whether a control belongs to a form that the merchant has put inside this one. */
function isOfInnerForm({ form }: Control, element: EventTarget): boolean {
  return (element as Element).contains(form ?? null)
}

/** Returns whether an input method handles the key. Safari reports the end of a composition before the key. */
export function isComposing({ isComposing: isInProgress, keyCode }: globalThis.KeyboardEvent) {
  return isInProgress || keyCode === 229
}
