// Measures the built site and the example shop with Lighthouse, and fails if a page misses its target.
//
//   npm run test:lighthouse                     every page, on a phone and on a desktop
//   npm run test:lighthouse -- playground       only pages with this name
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { build } from 'vite'
import { base } from '../site/place.ts'
import { launchOptions } from './browser.mjs'
import { freePort } from './freePort.ts'
import { serveFolder } from './serveFolder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = join(root, '.generated/lighthouse')
const only = process.argv.slice(2)

/** Layout shift above which a page counts as moving, from 0. */
const SHIFT = 0.05
/** The median of these runs counts: other processes make single runs slower. */
const RUNS = 3

interface Page {
  readonly name: string
  readonly url: string
  /** The least score for performance on each device. */
  readonly performance: { readonly mobile: number; readonly desktop: number }
}

const service = await serve(createService())
const shop = await buildShop(service.url)
const servers = await Promise.all([
  serveFolder(join(root, 'site/dist'), { base, gzip: true }),
  // Without a Content-Security-Policy, which would keep Lighthouse from reading robots.txt.
  serveFolder(shop, { gzip: true }),
])
const [siteUrl, shopUrl] = servers.map(({ url }) => url)
const site = `${siteUrl}${base}`
const pages: readonly Page[] = [
  { name: 'home', url: site, performance: { mobile: 95, desktop: 95 } },
  { name: 'embed', url: `${site}guides/embed/`, performance: { mobile: 95, desktop: 95 } },
  { name: 'playground', url: `${site}playground/`, performance: { mobile: 90, desktop: 90 } },
  { name: 'shop', url: `${shopUrl}/`, performance: { mobile: 90, desktop: 90 } },
]

mkdirSync(reports, { recursive: true })
const port = await freePort('127.0.0.1', 0)
const browser = await chromium.launch({
  ...launchOptions,
  executablePath: launchOptions.executablePath,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})
const misses: string[] = []
for (const page of pages)
  if (only.length === 0 || only.includes(page.name))
    for (const device of ['mobile', 'desktop'] as const) await check(page, device)
await browser.close()
for (const { close } of servers) close()
await service.close()
if (misses.length > 0) {
  console.error(misses.join('\n'))
  console.error(`The reports are in ${reports}.`)
  process.exitCode = 1
}

/** Measures a page, prints its scores, and notes what misses its target. */
async function check({ name, url, performance }: Page, device: 'mobile' | 'desktop') {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url, device))
  const [median] = runs
    .toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
    .slice(Math.floor(RUNS / 2))
  if (median === undefined) throw new Error('no run')
  writeFileSync(join(reports, `${name}-${device}.json`), JSON.stringify(median, undefined, 2))
  const shift = Math.max(
    ...runs.map((run) => run.audits['cumulative-layout-shift']?.numericValue ?? 1),
  )
  const least = {
    performance: performance[device],
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  }
  const scores = Object.keys(least).map((category) => [category, score(median, category)] as const)
  console.log(
    [
      `${name} on ${device}:`,
      ...scores.map((each) => each.join(' ')),
      `shift ${shift.toFixed(3)}`,
    ].join(' '),
  )
  for (const [category, reached] of scores)
    if (reached < least[category as keyof typeof least])
      misses.push(`${name} on ${device}: ${category} is ${reached}. ${failures(median, category)}`)
  if (shift > SHIFT) misses.push(`${name} on ${device}: the layout shifts by ${shift}.`)
}

async function measure(url: string, device: 'mobile' | 'desktop'): Promise<Result> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    skipAudits: ['screenshot-thumbnails', 'final-screenshot'],
  }
  const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
  const { runtimeError } = result?.lhr ?? {}
  if (result === undefined || runtimeError) throw new Error(`${url}: ${runtimeError?.message}`)
  return result.lhr
}

/** The score of a category, from 0 to 100. */
function score({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

/** The audits of a category that cost points, as text. */
function failures({ audits, categories }: Result, category: string): string {
  const refs = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
  return refs
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.title} ${audit?.displayValue ?? ''}`.trim())
    .join('; ')
}

/** Builds the example shop for a service, and returns its folder. */
async function buildShop(url: string): Promise<string> {
  process.env['VITE_ONRAMP_URL'] = url
  const outDir = join(reports, 'shop')
  await build({
    root: join(root, 'examples/shop'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}
