import { type Html, html } from './html.ts'
import { type Mark, markView } from './markView.ts'

/** How it ended, or what it waits for: a figure, a title that takes the focus, and a few sentences. */
export function outcomeSection(mark: Mark, title: string, sentences: readonly Html[]): Html {
  return html`<section class="outcome" data-outcome="${mark}">
${markView(mark)}
<h1 tabindex="-1" data-focus>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>`)}
</section>`
}
