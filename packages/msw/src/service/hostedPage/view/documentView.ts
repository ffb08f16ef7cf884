import type { scripts } from '../assets/scripts.ts'
import { type Html, html } from './html.ts'

/**
 * A whole page around its `main`.
 * @param serviceUrl where the service is reached: a refusal may stand at any depth, so stylesheet
 * and script are named by their whole path
 * @param script whose script it runs; a page where there is nothing to do needs none
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
