// Copies the pages of the site that concern a package into its folder docs, which npm publishes. Part of the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markdownOf } from '../site/src/markdownOf.ts'
import { SITE } from './docs/sitePage.ts'

/** The pages of each package, by folder or name without extension. */
const pages: Readonly<Record<string, readonly string[]>> = {
  core: [
    ...['client', 'deposits', 'display-rates', 'errors', 'go-live', 'observability'].map(guide),
    ...['no-webhooks', 'server-side', 'troubleshooting'].map(guide),
    ...['node', 'runtimes'].map(stack),
    'concepts/',
    'errors/',
    ...['assumptions', 'chains-and-tokens', 'checkout-store', 'client', 'data'].map(reference),
    ...['error-classes', 'helpers', 'statuses', 'currencies-and-countries'].map(reference),
  ],
  doctor: [guide('doctor'), guide('go-live'), reference('assumptions')],
  element: [
    ...['element', 'frameworks', 'troubleshooting'].map(guide),
    ...['html', 'vue', 'nuxt', 'svelte', 'sveltekit', 'angular', 'solid', 'astro'].map(stack),
    stack('wordpress'),
    ...['components', 'styling'].map(reference),
  ],
  msw: ['guides/testing/', ...['scenarios', 'simulator'].map(reference)],
  react: [
    ...['embed', 'style', 'languages', 'gate-and-limits', 'events', 'deposits'].map(guide),
    ...['frameworks', 'compose', 'server-rendering', 'accessibility', 'devtools'].map(guide),
    ...['payment-methods', 'query-client', 'troubleshooting', 'wallets'].map(guide),
    ...['react', 'next', 'next-pages', 'react-router', 'tanstack-start', 'preact'].map(stack),
    ...['astro', 'react-native'].map(stack),
    ...['components', 'hooks', 'parts', 'styling', 'security-headers'].map(reference),
  ],
  superseded: [guide('superseded'), reference('superseded'), reference('assumptions')],
}

function guide(name: string): string {
  return `guides/${name}`
}
function stack(name: string): string {
  return `stacks/${name}`
}
function reference(name: string): string {
  return `reference/${name}`
}

/** The files that a package publishes, by their path in its folder docs. */
export function packageDocs(name: string): ReadonlyMap<string, string> {
  const root = fileURLToPath(new URL(`../${SITE}/`, import.meta.url))
  const files = (pages[name] ?? []).flatMap((page) =>
    page.endsWith('/') ? readdirSync(root + page).map((file) => page + file) : [`${page}.md`],
  )
  return new Map(files.map((file) => [file, print(readFileSync(root + file, 'utf8'), file)]))
}

function print(source: string, file: string): string {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? []
  const valueOf = (name: string) =>
    new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(head)?.[1]?.replaceAll('\\"', '"')
  const data = { title: valueOf('title') ?? '', description: valueOf('description') }
  return markdownOf({ body, data, filePath: `src/content/docs/${file}` })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const name of Object.keys(pages)) {
    const folder = fileURLToPath(new URL(`../packages/${name}/docs/`, import.meta.url))
    rmSync(folder, { recursive: true, force: true })
    for (const [file, text] of packageDocs(name)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
  }
