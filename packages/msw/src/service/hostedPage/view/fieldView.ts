import type { FieldErrors } from '../../http/body.ts'
import { type Html, html } from './html.ts'
import { controlAttributes, type Labelled, labelledView } from './labelledView.ts'

/** One labelled input. */
export interface Field extends Labelled {
  /** The `autocomplete` token. */
  readonly autocomplete: string
  /** @default 'text' */
  readonly type?: 'text' | 'date'
  readonly placeholder?: string
  /** The keyboard it asks for. @default 'text' */
  readonly keyboard?: 'text' | 'numeric' | 'decimal'
  /** Whether the focus goes here when the step is shown. */
  readonly focus?: boolean
  /** Stands at the end of the input. */
  readonly aside?: Html
}

/** A labelled input with the text of what is wrong with it, if anything is. */
export function fieldView(field: Field, errors: FieldErrors): Html {
  const { autocomplete, type = 'text', placeholder, keyboard = 'text', aside } = field
  const ofText = html` inputmode="${keyboard}" maxlength="100" spellcheck="false"${placeholder && html` placeholder="${placeholder}"`}`
  return labelledView(
    field,
    errors,
    html`<input type="${type}" autocomplete="${autocomplete}"${type === 'text' ? ofText : undefined}
 ${controlAttributes(field, errors)}${field.focus ? html` data-focus` : undefined}>
${aside}`,
  )
}
