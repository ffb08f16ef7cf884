import type { FieldErrors } from '../../http/body.ts'
import { type Html, html } from './html.ts'

/**
 * A form of a hosted page. The browser's own validation is off: the server's words stand beside each
 * field, and are the same for every browser.
 * @param name the action it stands for
 * @param action where it posts to, from the page's own address
 */
export function formView(name: string, action: string, content: Html): Html {
  return html`<form class="${name}" method="post" action="${action}" novalidate>
${content}
<p class="notice" role="alert" data-unreachable hidden>The service can't be reached. Check the connection and try again.</p>
</form>`
}

/** One labelled input. */
interface Field extends Labelled {
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

/** One labelled list to choose from. */
interface Select extends Labelled {
  /** What is said of each value, by the value. */
  readonly options: Readonly<Record<string, string>>
}

/** A labelled list with the text of what is wrong with the choice, if anything is. */
export function selectView(select: Select, errors: FieldErrors): Html {
  const options = Object.entries(select.options).map(
    ([value, words]) => html`<option value="${value}">${words}</option>`,
  )
  return labelledView(
    select,
    errors,
    html`<select ${controlAttributes(select, errors)}>
<option value="">Choose…</option>
${options}
</select>`,
  )
}

/** One choice among a few that are all in sight. */
interface Radios {
  readonly name: string
  readonly legend: string
  /** What is said of each value, by the value; the first is chosen. */
  readonly options: Readonly<Record<string, string>>
}

/** A group of radio buttons. One of them is always chosen, so nothing can be wrong with it. */
export function radiosView({ name, legend, options }: Radios): Html {
  const choices = Object.entries(options).map(
    ([value, words], index) =>
      html`<label><input type="radio" name="${name}" value="${value}"${index === 0 ? html` checked` : undefined}> ${words}</label>`,
  )
  return html`<fieldset class="choices" data-field="${name}">
<legend>${legend}</legend>
${choices}
</fieldset>`
}

/** What every labelled control has. */
interface Labelled {
  readonly name: string
  readonly label: string
  /** The id of what explains the control. */
  readonly describedBy?: string
}

/** A label, its control, and the text of what is wrong with it, if anything is. */
function labelledView({ name, label }: Labelled, errors: FieldErrors, control: Html): Html {
  return html`<div class="field" data-field="${name}">
<label for="${name}">${label}</label>
<div class="control">
${control}
</div>
<p class="error" id="${name}-error">${errors[name]}</p>
</div>`
}

/** The attributes that tie a control to its label and to what is wrong with it. */
function controlAttributes({ name, describedBy }: Labelled, errors: FieldErrors): Html {
  const described = describedBy === undefined ? '' : `${describedBy} `
  return html`id="${name}" name="${name}" required aria-invalid="${String(errors[name] !== undefined)}" aria-describedby="${described}${name}-error"`
}
