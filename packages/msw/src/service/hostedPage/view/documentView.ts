import { type Html, html } from './html.ts'

/**
 * A whole page around its `main`.
 * @param serviceUrl where the service is reached: a refusal may stand at any depth below `/pay`, so
 * stylesheet and script are named by their whole path
 */
export function documentView(title: string, serviceUrl: string, main: Html): string {
  const base = new URL(`${serviceUrl}/pay`).pathname
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${base}/card.css">
<script src="${base}/card.js" defer></script>
</head>
<body>
${main}
</body>
</html>
`.markup
}
