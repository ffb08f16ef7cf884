import { type Html, html } from './html.ts'

/** One choice among a few that are all in sight. */
export interface Radios {
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
