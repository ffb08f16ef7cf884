// Measures the built site and the example shop with Lighthouse, and fails if a page misses its target.
//
//   npm run lighthouse                  every page, on a phone and on a desktop
//   npm run lighthouse -- playground    only pages with this name
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

/** The greatest layout shift. */
const SHIFT = 0.05
/** The median of these runs counts for performance. */
const RUNS = 3
/** Other work on the machine only lowers the performance, so a miss is measured again. */
const ATTEMPTS = 3

type Device = 'mobile' | 'desktop'

interface Page {
  readonly name: string
  readonly of: 'site' | 'shop'
  readonly path: string
  /** The least score for performance on a phone. */
  readonly performance?: number
}

const pages: readonly Page[] = [
  { name: 'home', of: 'site', path: '', performance: 95 },
  { name: 'embed', of: 'site', path: 'guides/embed/', performance: 95 },
  { name: 'playground', of: 'site', path: 'playground/', performance: 90 },
  { name: 'shop', of: 'shop', path: '' },
]
const only = process.argv.slice(2)
const unknown = only.filter((wanted) => !pages.some(({ name }) => name === wanted))
if (unknown.length > 0) {
  const known = pages.map(({ name }) => name).join(', ')
  console.error(`No page is named ${unknown.join(', ')}. The pages are ${known}.`)
  process.exit(1)
}

const service = await serve(createService())
const shop = await buildShop(service.url)
const servers = await Promise.all([
  serveFolder(join(root, 'site/dist'), { base, gzip: true }),
  // Without a Content-Security-Policy, which would keep Lighthouse from reading robots.txt.
  serveFolder(shop, { gzip: true }),
])
const [siteUrl, shopUrl] = servers.map(({ url }) => url)
const roots = { site: `${siteUrl}${base}`, shop: `${shopUrl}/` }

mkdirSync(reports, { recursive: true })
const port = await freePort('127.0.0.1', 0)
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
})
const misses: string[] = []
for (const page of pages.filter(({ name }) => only.length === 0 || only.includes(name)))
  for (const device of ['mobile', 'desktop'] as const) misses.push(...(await check(page, device)))
await browser.close()
for (const { close } of servers) close()
await service.close()
if (misses.length > 0) {
  console.error(misses.join('\n'))
  console.error(`The reports are in ${reports}.`)
  process.exitCode = 1
}

/** Measures a page, prints its scores, and returns what misses its target. */
async function check({ name, of, path, performance = 0 }: Page, device: Device): Promise<string[]> {
  const wanted = device === 'mobile' ? performance : 0
  const measured = await measureMedian(roots[of] + path, device, wanted)
  writeFileSync(join(reports, `${name}-${device}.json`), JSON.stringify(measured))
  const shift = measured.audits['cumulative-layout-shift']?.numericValue ?? 1
  const least: Readonly<Record<string, number>> = {
    performance: wanted,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
  }
  const scores = Object.keys(least).map((category) => `${category} ${score(measured, category)}`)
  console.log(`${name} on ${device}: ${scores.join(', ')}, shift ${shift.toFixed(3)}`)
  const low = Object.entries(least).filter(
    ([category, lowest]) => score(measured, category) < lowest,
  )
  return [
    ...low.map(
      ([category, lowest]) => `${category} is below ${lowest}. ${failures(measured, category)}`,
    ),
    ...(shift > SHIFT ? [`the layout shifts by ${shift}`] : []),
  ].map((miss) => `${name} on ${device}: ${miss}`)
}

/** Returns the median run by performance. One run is enough if no performance is wanted. */
async function measureMedian(url: string, device: Device, wanted: number): Promise<Result> {
  if (wanted === 0) return measure(url, device)
  for (let attempt = 1; ; attempt += 1) {
    const runs: Result[] = []
    while (runs.length < RUNS) runs.push(await measure(url, device))
    const sorted = runs.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'))
    const median = sorted[Math.floor(RUNS / 2)] as Result
    if (score(median, 'performance') >= wanted || attempt === ATTEMPTS) return median
  }
}

async function measure(url: string, device: Device): Promise<Result> {
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
