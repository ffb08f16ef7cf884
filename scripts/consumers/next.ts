import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { freePort } from '../freePort.ts'
import { german, withService } from './examples.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'

export const nextRows: readonly Row[] = [
  {
    name: 'examples/next, Next 16, Turbopack',
    example: 'next',
    files: [],
    run: (project) => buyFromExample(project, '--turbopack'),
  },
  {
    name: 'Next 16, webpack',
    example: 'next',
    files: [],
    run: (project) => buyFromExample(project, '--webpack'),
  },
  {
    name: 'Next 16, Cache Components, prerendered pages',
    example: 'next',
    files: ['next'],
    run: buyFromPrerendered,
  },
]

/** Buys in German, which the server renders, under the headers of docs/security-headers.md and a nonce. */
function buyFromExample(project: Project, bundler: string) {
  return withService(project, ['app/serviceUrl.ts'], (_, service) =>
    withNext(project, bundler, async (shop) => {
      const response = await fetch(shop, {
        headers: { 'accept-language': 'de-x, fr;q=0.5, de-AT, *;q=0.1' },
      })
      const html = await response.text()
      for (const text of ['<html lang="de-AT"', 'Weiter zur Zahlung (€\u00a050,00)'])
        if (!html.includes(text)) throw new Error(`The server-rendered page lacks "${text}".`)
      expectPolicy(response.headers, service)
      await project.buy({ shop, service, language: german })
    }),
  )
}

/** Buys from the README's page, which Next renders at build time, and reads a page of parts. */
async function buyFromPrerendered(project: Project) {
  const readme = await readFile('test/docs/readme/App.tsx', 'utf8')
  await writeFile(join(project.folder, 'app/page.tsx'), `'use client'\n\n${readme}`)
  // A nonce cannot be prerendered.
  await rm(join(project.folder, 'proxy.ts'))
  await withService(project, ['app/page.tsx'], (_, service) =>
    withNext(project, '--turbopack', async (shop) => {
      for (const [path, text] of [
        ['/', 'Continue to pay'],
        ['/parts', 'Composed on the server'],
      ]) {
        const response = await fetch(shop + path)
        if (!(await response.text()).includes(text ?? ''))
          throw new Error(`The server-rendered page lacks "${text}".`)
        if (response.headers.get('x-nextjs-cache') !== 'HIT')
          throw new Error(`Next did not prerender ${path}.`)
      }
      await project.buy({ shop, service })
    }),
  )
}

/** Builds the app, and runs with the URL of its server. */
async function withNext(project: Project, bundler: string, run: (shop: string) => Promise<void>) {
  await project.npmRun(['build', '--', bundler])
  const port = await freePort('127.0.0.1', 0)
  const shop = `http://127.0.0.1:${port}`
  const args = ['start', '-H', '127.0.0.1', '-p', String(port)]
  const stop = await project.serve('node_modules/next/dist/bin/next', args, shop)
  try {
    await run(shop)
  } finally {
    await stop()
  }
}

/** The sources that Next needs besides those of docs/security-headers.md. */
const additions: Readonly<Record<string, RegExp>> = {
  'script-src': /^'self' 'nonce-[\w=]+'$/,
  'style-src': /^'self' 'nonce-[\w=]+'$/,
  'connect-src': /^'self' http:\S+$/,
  // Turbopack does not support it.
  'require-trusted-types-for': /^$/,
}

/** Throws if the headers differ from those of docs/security-headers.md in another way. */
function expectPolicy(headers: Headers, service: string) {
  const { 'Content-Security-Policy': policy = '', ...others } = pagePolicies.components({
    service,
    hosted: [service],
  })
  const sent = parsePolicy(headers.get('content-security-policy') ?? '')
  for (const [name, value] of Object.entries(parsePolicy(policy))) {
    const { [name]: allowed } = additions
    const { [name]: received = '' } = sent
    if (allowed ? !allowed.test(received) : received !== value)
      throw new Error(`The server sends ${name} ${received}.`)
  }
  for (const [name, value] of Object.entries(others))
    if (headers.get(name) !== value) throw new Error(`The server sends another ${name}.`)
}

function parsePolicy(policy: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}
