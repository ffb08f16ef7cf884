// Copies the pages of the site that concern a package into its folder docs, which npm publishes. Part of the build.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markdownOf } from '../site/src/markdownOf.ts'
import { SITE } from './docs/sitePage.ts'

/** The pages of each package by folder, separated by spaces, or all pages of the folder. */
const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  core: {
    guides:
      'client deposits display-rates errors go-live no-webhooks observability server-side troubleshooting',
    stacks: 'node runtimes',
    concepts: 'all',
    errors: 'all',
    reference:
      'assumptions chains-and-tokens checkout-store client currencies-and-countries data error-classes helpers statuses',
  },
  doctor: { guides: 'doctor go-live', reference: 'assumptions' },
  element: {
    guides: 'element frameworks troubleshooting',
    stacks: 'angular astro html nuxt solid svelte sveltekit vue wordpress',
    reference: 'components styling',
  },
  msw: { 'guides/testing': 'all', reference: 'control-routes scenarios simulator' },
  react: {
    guides:
      'accessibility compose deposits devtools embed events frameworks gate-and-limits languages payment-methods query-client server-rendering style troubleshooting wallets',
    stacks: 'astro next next-pages preact react react-native react-router tanstack-start',
    reference: 'components hooks parts security-headers styling',
  },
  superseded: { guides: 'superseded', reference: 'assumptions simulator' },
}

/** The files that a package publishes, by their path in its folder docs. */
export function packageDocs(name: string): ReadonlyMap<string, string> {
  const root = fileURLToPath(new URL(`../${SITE}/`, import.meta.url))
  const files = Object.entries(pages[name] ?? {}).flatMap(([folder, names]) =>
    names === 'all'
      ? readdirSync(root + folder).map((file) => `${folder}/${file}`)
      : names.split(' ').map((page) => `${folder}/${page}.md`),
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
