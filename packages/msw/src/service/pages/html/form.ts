import type { FieldErrors } from '../../records.ts'
import { type Html, html } from './html.ts'

/**
 * Renders a form. Browser validation is off: the server's messages are the same in every browser.
 * @param name the name of its action, also its class
 * @param action the URL that it posts to, relative to the page
 * @param reassurance a sentence after the notice of a lost connection
 */
export function formView(name: string, action: string, content: Html, reassurance?: string): Html {
  return html`<form class="${name}" method="post" action="${action}" novalidate>
${content}
<p class="notice" role="alert" data-unreachable hidden>We can’t reach the service. Check your connection and try again.${reassurance && ` ${reassurance}`}</p>
</form>`
}

/** A labeled input. */
export interface Field extends Labeled {
  /** Its `autocomplete` token. */
  readonly autocomplete: string
  /** @default 'text' */
  readonly type?: 'text' | 'date'
  readonly placeholder?: string
  /** Its `inputmode`. @default 'text' */
  readonly keyboard?: 'text' | 'numeric' | 'decimal'
  /** True if it takes the focus when the step is shown. */
  readonly focus?: boolean
  /** Content after the input. */
  readonly aside?: Html
}

/** Renders a labeled input with its error. */
export function fieldView(field: Field, errors: FieldErrors): Html {
  const { autocomplete, type = 'text', placeholder, keyboard = 'text', aside } = field
  const ofText = html` inputmode="${keyboard}" maxlength="100" spellcheck="false"${placeholder && html` placeholder="${placeholder}"`}`
  return labeledView(
    field,
    errors,
    html`<input type="${type}" autocomplete="${autocomplete}"${type === 'text' ? ofText : undefined}
 ${controlAttributes(field, errors)}${field.focus ? html` data-focus` : undefined}>
${aside}`,
  )
}

/** A labeled list of choices. */
interface Select extends Labeled {
  /** Labels by value. */
  readonly options: Readonly<Record<string, string>>
}

/** Renders a labeled list with its error. */
export function selectView(select: Select, errors: FieldErrors): Html {
  const options = Object.entries(select.options).map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  )
  return labeledView(
    select,
    errors,
    html`<select ${controlAttributes(select, errors)}>
<option value="">Choose…</option>
${options}
</select>`,
  )
}

/** Properties of every labeled control. */
interface Labeled {
  readonly name: string
  readonly label: string
  /** Id of the element that describes the control. */
  readonly describedBy?: string
}

/** Renders a label, its control and its error. */
function labeledView({ name, label }: Labeled, errors: FieldErrors, control: Html): Html {
  return html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<div class="control">
${control}
</div>
<p class="error" id="${name}-error">${errors[name]}</p>
</div>`
}

/** Renders the attributes that tie a control to its label and its error. */
function controlAttributes({ name, describedBy }: Labeled, errors: FieldErrors): Html {
  const described = describedBy === undefined ? '' : `${describedBy} `
  return html`id="${name}" name="${name}" required aria-invalid="${String(errors[name] !== undefined)}" aria-describedby="${described}${name}-error"`
}

/** Keeps the fields that have an error. */
export function fieldErrors(messages: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, message]) => (message ? [[name, message]] : [])),
  )
}
