import type { FieldErrors } from '../../fieldErrors.ts'
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
  /** The id of what explains the field. */
  readonly describedBy?: string
  /** Whether the focus goes here when the step is shown. */
  readonly focus?: boolean
  /** Stands at the end of the input. */
  readonly aside?: Html
}

/** A labelled input with the text of what is wrong with it, if anything is. */
export function fieldView(field: Field, errors: FieldErrors): Html {
  const { name, label, autocomplete, placeholder = '', numeric = false, aside } = field
  const error = errors[name]
  const described = field.describedBy === undefined ? '' : `${field.describedBy} `
  return html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<div class="control">
<input id="${name}" name="${name}" autocomplete="${autocomplete}" placeholder="${placeholder}"
 inputmode="${numeric ? 'numeric' : 'text'}" maxlength="100" spellcheck="false" required
 aria-invalid="${String(error !== undefined)}" aria-describedby="${described}${name}-error"${field.focus ? html` data-focus` : undefined}>
${aside}
</div>
<p class="error" id="${name}-error">${error}</p>
</div>`
}
