import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { published } from '../../scripts/published.mjs'

interface Stage {
  readonly name: string
  readonly after: readonly string[]
  readonly in: readonly string[]
}

interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly needs?: string
  readonly strategy: { readonly matrix: { readonly os?: string[]; readonly include?: Part[] } }
  readonly steps: readonly { readonly uses?: string; readonly run?: string }[]
}

/** An entry of the matrix of tests. */
interface Part {
  readonly name: string
  readonly os: string
  readonly stages: string
}

const list = [process.execPath, ['scripts/test.ts', '--full', '--list']] as const
const stages = JSON.parse(execFileSync(...list, { encoding: 'utf8' })) as readonly Stage[]
const ci = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow
const parts = ci.jobs['test']?.strategy.matrix.include ?? []
const systems = ['ubuntu', 'macos', 'windows']
const systemOf = (image: string) => image.split('-')[0]

test('the lint step accepts the workflows and rejects a broken one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-workflows-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const broken =
    'on: push\njobs:\n  a:\n    runs-on: ubunut-24.04\n    steps:\n      - rum: npm test\n'
  writeFileSync(join(folder, 'broken.yml'), broken)
  const lint = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/lintWorkflows.ts', ...args], { encoding: 'utf8' })
  expect(lint()).toMatchObject({ status: 0, stderr: '' })
  const { status, stderr } = lint(folder)
  expect(stderr).toContain('broken.yml:4:14: label "ubunut-24.04" is unknown')
  expect(stderr).toContain('broken.yml:6:9: unexpected key "rum"')
  expect(status).toBe(1)
})

test('CI checks on three systems before it runs any test, and tests units on all of them', () => {
  expect(ci.jobs['check']?.strategy.matrix.os?.map(systemOf)).toEqual(systems)
  expect(Object.entries(ci.jobs).filter(([, { needs }]) => needs !== 'check')).toHaveLength(1)
  const units = parts.filter(({ name }) => name === 'unit')
  expect(units.map(({ os }) => systemOf(os))).toEqual(systems)
})

test('CI runs every stage of `npm run test:full`', () => {
  const full = stages.filter((stage) => stage.in.includes('full'))
  const named = parts.flatMap(({ stages: text }) =>
    [...text.matchAll(/--stage (?:"([^"]+)"|(\S+))/g)].map(([, quoted, word]) => quoted ?? word),
  )
  const needed = full.filter(({ name }) => named.includes(name)).flatMap(({ after }) => after)
  const run = new Set([...named, ...needed, 'check'])
  expect(full.map(({ name }) => name).filter((name) => !run.has(name))).toEqual([])
  expect([...run].filter((name) => full.every((stage) => stage.name !== name))).toEqual([])
})

test('the release packs every published package, and publishes them in dependency order', () => {
  const release = readFileSync('.github/workflows/release.yml', 'utf8')
  const folders = published.map(({ folder }) => folder)
  const packed = [...release.matchAll(/-w (packages\/\w+)/g)].map(([, folder]) => folder)
  expect(packed.toSorted()).toEqual(folders.toSorted())
  const [, names = ''] = /for name in (.*); do/.exec(release) ?? []
  expect(names.split(' ').map((name) => `packages/${name}`)).toEqual(folders)
})

test('CI only reads the repository, and its steps are npm scripts and actions pinned by commit', () => {
  expect(ci.permissions).toEqual({ contents: 'read' })
  const steps = Object.values(ci.jobs).flatMap((job) => job.steps)
  expect(steps.length).toBeGreaterThan(4)
  for (const { run, uses } of steps)
    expect(run ?? uses).toMatch(/^npm run [\w:]+(?: -- .*)?$|^actions\/[\w-]+@[0-9a-f]{40}$/)
})

test('CONTRIBUTING.md names every stage that only `npm run test:full` runs', () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
  const row = /^\| `npm run test:full` \|.*$/m.exec(contributing)?.[0] ?? ''
  const left = stages.filter((stage) => stage.in.includes('rest') && !stage.in.includes('test'))
  expect(left.length).toBeGreaterThan(3)
  expect(left.map(({ name }) => name).filter((name) => !row.includes(name))).toEqual([])
})
