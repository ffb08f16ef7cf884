import type { scripts } from '../assets/scripts.ts'
import { type Html, html } from './html.ts'

/** The fictional banking provider's name. */
export const PROVIDER = 'Pinewood Accounts'

/**
 * Renders a document around its `main`.
 * @param serviceUrl the service's own base URL. Assets are linked by absolute path, because an error page may stand at
 * any depth.
 * @param script name of the page's script; a page without forms needs none
 */
export function documentView(
  title: string,
  serviceUrl: string,
  main: Html,
  script?: keyof typeof scripts,
): string {
  const base = new URL(`${serviceUrl}/_pages`).pathname
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${base}/page.css">
${script && html`<script src="${base}/${script}.js" defer></script>`}
</head>
<body>
${main}
</body>
</html>
`.markup
}

/** Shown on every page, so that users do not mistake it for a real one. */
export const SIMULATED = 'Simulated – no money moves'

/** Renders the banner of a page without test data. @param words a further sentence */
export function simulatedView(words?: string): Html {
  return html`<p class="simulated">${SIMULATED}${words && html`. ${words}`}</p>`
}

/** Renders an outcome: a mark, a title that takes the focus, and a few sentences. */
export function outcomeSection(mark: Mark, title: string, sentences: readonly Html[]): Html {
  return html`<section class="outcome" data-outcome="${mark}">
<svg class="mark" viewBox="0 0 56 56" aria-hidden="true" focusable="false"><circle cx="28" cy="28" r="27"/><path d="${paths[mark]}"/></svg>
<h1 tabindex="-1" data-focus>${title}</h1>
${sentences.map((sentence) => html`<p>${sentence}</p>`)}
</section>`
}

type Mark = 'done' | 'cancelled' | 'error' | 'review'

/** Drawn as SVG, because not every font has the characters. */
const paths: Readonly<Record<Mark, string>> = {
  done: 'm17 29 8 8 15-17',
  cancelled: 'm20 20 16 16m0-16L20 36',
  error: 'M28 17v14m0 8v.01',
  review: 'M28 15v14l9 6',
}
