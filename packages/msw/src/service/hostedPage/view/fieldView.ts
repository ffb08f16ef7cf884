import type { FieldErrors } from '../card/fieldErrors.ts'
import { type Html, html } from './html.ts'

/** One labelled input. */
export interface Field {
  readonly name: string
  readonly label: string
  /** The `autocomplete` token. */
  readonly autocomplete: string
  readonly placeholder?: string
  /** Asks for the digits' keyboard. */
  readonly numeric?: boolean
  /** Stands at the end of the input. */
  readonly aside?: Html
}

/** A labelled input with the text of what is wrong with it, if anything is. */
export function fieldView(field: Field, errors: FieldErrors): Html {
  const { name, label, autocomplete, placeholder = '', numeric = false, aside } = field
  const error = errors[name]
  return html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<div class="control">
<input id="${name}" name="${name}" autocomplete="${autocomplete}" placeholder="${placeholder}"
 inputmode="${numeric ? 'numeric' : 'text'}" maxlength="100" spellcheck="false" required
 aria-invalid="${String(error !== undefined)}" aria-describedby="${name}-error">
${aside}
</div>
<p class="error" id="${name}-error">${error}</p>
</div>`
}
