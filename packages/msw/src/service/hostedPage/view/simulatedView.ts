import { type Html, html } from './html.ts'

/** Said on every page, so that nobody takes one for real. */
export const SIMULATED = 'Simulated – no money moves'

/** The banner where there is nothing to try. @param words what else there is to know */
export function simulatedView(words?: string): Html {
  return html`<p class="simulated">${SIMULATED}${words && html`. ${words}`}</p>`
}
