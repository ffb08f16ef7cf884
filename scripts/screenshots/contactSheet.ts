/** Prints a page with every screenshot: a row for each story, a column for each folder. */
export function contactSheet(stories: readonly string[], folders: readonly string[]): string {
  const row = (cell: string, cells: readonly string[]) =>
    `<tr>${cells.map((each) => `<${cell}>${each}</${cell}>`).join('')}</tr>`
  const rows = stories.map((id) =>
    row('td', [
      id,
      ...folders.map(
        (folder) =>
          `<a href="${folder}/${id}.png"><img loading="lazy" src="${folder}/${id}.png" alt="${id}, ${folder}"></a>`,
      ),
    ]),
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { font: 0.875rem system-ui }
td, th { padding: 0.5rem; vertical-align: top; text-align: start }
img { width: 18rem; border: 1px solid silver }
</style>
<table>
${row('th', ['', ...folders])}
${rows.join('\n')}
</table>
</html>
`
}
