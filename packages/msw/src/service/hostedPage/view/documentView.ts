import { type Html, html } from './html.ts'

/**
 * A whole page around its `main`. Addresses are relative to `/pay/`, so that they hold under every
 * base path.
 */
export function documentView(title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="card.css">
<script src="card.js" defer></script>
</head>
<body>
${main}
</body>
</html>
`.markup
}
