import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import { tarballs } from '../../scripts/pack.ts'
import { published } from '../../scripts/published.ts'

interface Task {
  readonly command?: string
  readonly dependencies?: readonly string[]
  readonly files?: readonly string[]
}

interface Workflow {
  readonly permissions: object
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly needs?: string
  readonly strategy: { readonly matrix: { readonly os?: string[]; readonly include?: Part[] } }
  readonly steps: readonly Step[]
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, unknown>>
}

/** An entry of the matrix of tests. */
interface Part {
  readonly script: string
  readonly os: string
}

const tasks: Readonly<Record<string, Task>> = manifest.wireit
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
  const units = parts.filter(({ script }) => script === 'test:unit')
  expect(units.map(({ os }) => systemOf(os))).toEqual(systems)
})

/** Returns the script, or if it is a task without a command, the tasks that it stands for. */
function partsOf(name: string): readonly string[] {
  const task = tasks[name]
  return task && task.command === undefined ? (task.dependencies ?? []).flatMap(partsOf) : [name]
}

test('CI runs every part of `npm run test:full`, and every consumer', () => {
  const full = manifest.scripts['test:full']
    .split(' && ')
    .flatMap((command) => partsOf(command.replace(/^npm (?:run -s )?/, '')))
  // `test:mutants` runs it after other tests.
  const alone: Readonly<Record<string, string>> = { 'mutation:changed': 'test:mutants' }
  const run = [...parts.map(({ script }) => script), ...partsOf('check')].map(
    (script) => alone[script] ?? script,
  )
  expect(new Set(run)).toEqual(new Set([...full, 'check:consumers']))
})

/** What builds and what reads the build runs at the same time, unless one depends on the other. */
test('only the tasks that build write the builds of the packages', () => {
  const building = Object.entries(tasks).filter(([, { command = '' }]) =>
    /\btsup\b|\btsc -b\b|run -s build\b/.test(command),
  )
  expect(building.map(([name]) => name)).toEqual(['build'])
})

test.each([
  'packages/core/tsup.config.bundled_8f3k2.mjs',
  'packages/react/tsup.config.bundled_8f3k2.mjs',
  'examples/shop/vite.config.ts.timestamp-1764070000000-8f3k2.mjs',
  'vitest.config.ts.timestamp-1764070000000-8f3k2.mjs',
])('the checks ignore %s, which exists while a configuration is read', (path) => {
  expect(spawnSync('git', ['check-ignore', path], { encoding: 'utf8' }).stdout).toBe(`${path}\n`)
})

const release = readFileSync('.github/workflows/release.yml', 'utf8')

test('the release packs every published package, and publishes them in dependency order', () => {
  const folders = published.map(({ folder }) => folder)
  const packed = [...release.matchAll(/-w (packages\/[\w-]+)/g)].map(([, folder]) => folder)
  expect(packed.toSorted()).toEqual(folders.toSorted())
  const [, names = ''] = /for name in (.*); do/.exec(release) ?? []
  expect(names.split(' ').map((name) => name.replace(/^(?:@onramp-kit\/)?/, 'packages/'))).toEqual(
    folders,
  )
})

test('CI only reads the repository, and its steps are npm scripts and actions pinned by commit', () => {
  expect(ci.permissions).toEqual({ contents: 'read' })
  const steps = Object.values(ci.jobs).flatMap((job) => job.steps)
  expect(steps.length).toBeGreaterThan(4)
  for (const { run, uses } of steps)
    expect(run ?? uses).toMatch(
      /^npm run (?:[\w:]+|\$\{\{ matrix\.script \}\})(?: -- .*)?$|^actions\/[\w-]+@[0-9a-f]{40}$/,
    )
})

test('a release that stopped halfway publishes the remaining packages when it runs again', () => {
  const { jobs } = parse(release) as Workflow
  const { run = '' } = jobs['publish']?.steps.find(({ run: each }) => each !== undefined) ?? {}
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-publish-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Answers as npm does when core is published, the version of doctor is missing, and the others have no version.
  const npm = `#!/bin/sh
case "$1 $2" in
  "view @onramp-kit/core@1.2.3") echo 1.2.3 ;;
  "view @onramp-kit/doctor@1.2.3") ;;
  view*) echo "npm error code E404" >&2; exit 1 ;;
  *) echo "$2" >> "${folder}/published" ;;
esac
`
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
  const { status } = spawnSync('bash', ['-e', '-c', run], {
    env: { PATH: `${folder}:${process.env['PATH']}`, GITHUB_REF_NAME: 'v1.2.3' },
  })
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'published'), 'utf8').trim().split('\n')).toEqual(
    tarballs
      .filter(({ name }) => name !== '@onramp-kit/core')
      .map(({ tarball }) => `./release/${tarball.replace(/[\d.]+\.tgz$/, '1.2.3.tgz')}`),
  )
})

test.each([
  ['1', 0],
  ['0', 1],
  ['', 1],
])('the release stops unless CI has passed for its commit: %j runs', (runs, expected) => {
  const { jobs } = parse(release) as Workflow
  expect(jobs['pack']?.needs).toBe('ci')
  const [{ run = '' } = {}] = jobs['ci']?.steps ?? []
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-ci-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Fails as `gh` does without access, when there are no runs to count.
  const gh = `#!/bin/sh
echo "$*" > "${folder}/asked"
[ -n "${runs}" ] && echo "${runs}"
`
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 })
  const { status } = spawnSync('bash', ['-e', '-c', run], {
    env: { PATH: `${folder}:${process.env['PATH']}`, GITHUB_SHA: 'abc' },
  })
  expect(status).toBe(expected)
  const asked = readFileSync(join(folder, 'asked'), 'utf8')
  for (const part of ['--workflow ci.yml', '--branch main', '--commit abc', '--status success'])
    expect(asked).toContain(part)
})

test('the release installs further browsers, and fails without them', () => {
  const { jobs } = parse(release) as Workflow
  const commands = jobs['pack']?.steps.map(({ run, env }) => [run, env?.['REQUIRE_BROWSERS']]) ?? []
  expect(commands).toContainEqual(['npm run setup:browsers', undefined])
  expect(commands).toContainEqual(['bash .ci/run', true])
})

test.each(globSync('.github/workflows/*.yml'))('every job of %s ends after a time', (path) => {
  const { jobs } = parse(readFileSync(path, 'utf8')) as Workflow
  for (const job of Object.values(jobs)) expect(job).toHaveProperty(['timeout-minutes'])
})
