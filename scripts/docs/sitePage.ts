/** The folder of the site's pages. */
export const SITE = 'site/src/content/docs'

/** The path from a page of the site in a folder, such as `reference`, to the root of the repository. */
export const TO_ROOT = '../../../../..'

/** Prints a generated page of the site. */
export function sitePage(title: string, description: string, body: string): string {
  const head = [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'editUrl: false',
    '---',
  ]
  return `${head.join('\n')}\n\n${body.trim()}\n`
}
