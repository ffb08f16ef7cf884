import type { FieldErrors } from '../../http/body.ts'
import { type Html, html } from './html.ts'

/** What every labelled control has. */
export interface Labelled {
  readonly name: string
  readonly label: string
  /** The id of what explains the control. */
  readonly describedBy?: string
}

/** A label, its control, and the text of what is wrong with it, if anything is. */
export function labelledView({ name, label }: Labelled, errors: FieldErrors, control: Html): Html {
  return html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<div class="control">
${control}
</div>
<p class="error" id="${name}-error">${errors[name]}</p>
</div>`
}

/** The attributes that tie a control to its label and to what is wrong with it. */
export function controlAttributes({ name, describedBy }: Labelled, errors: FieldErrors): Html {
  const described = describedBy === undefined ? '' : `${describedBy} `
  return html`id="${name}" name="${name}" required aria-invalid="${String(errors[name] !== undefined)}" aria-describedby="${described}${name}-error"`
}
