import type { FieldErrors } from '../../http/body.ts'
import { type Html, html } from './html.ts'
import { controlAttributes, type Labelled, labelledView } from './labelledView.ts'

/** One labelled list to choose from. */
export interface Select extends Labelled {
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
