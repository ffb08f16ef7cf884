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
      const { currentTarget, target } = event
      const control = (target as Element).closest('button, input')
      // The target may be in a portal.
      if (!isSubmit(control) || !currentTarget.contains(control)) return
      try {
        submit(event)
      } finally {
        // A button of the merchant may belong to a form around this one.
        event.preventDefault()
      }
    },
    onKeyDown(event: KeyboardEvent) {
      const { currentTarget, target, nativeEvent } = event
      const input = (target as Element).closest(
        'input:not([type=button], [type=reset], [type=file])',
      )
      if (event.key !== 'Enter' || input === null || isComposing(nativeEvent)) return
      event.preventDefault()
      const controls = [...currentTarget.querySelectorAll<HTMLButtonElement>('button, input')]
      controls.find(isSubmit)?.click()
    },
  }
}

/** Returns whether a control is a submit button, and not that of another form. */
function isSubmit(control: Element | null): boolean {
  const { type } = (control ?? {}) as Partial<HTMLButtonElement>
  return type === 'submit' && !control?.getAttribute('form')
}

/** Returns whether an input method handles the key. Safari reports the end of a composition before the key. */
export function isComposing({ isComposing: isInProgress, keyCode }: globalThis.KeyboardEvent) {
  return isInProgress || keyCode === 229
}
