import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, sep } from 'node:path'

/** A test as its runner lists it. */
export interface Title {
  /** The vitest project, or `e2e`. */
  readonly project: string
  /** Relative to the repository, with `/`. */
  readonly file: string
  /** With the titles of the suites around it. */
  readonly title: string
  /** Whether `npm test` runs it, and not only `npm run test:full`. */
  readonly inTest: boolean
}

interface Stage {
  readonly command: string
  readonly in: readonly string[]
}

/** What `npm test` runs in a commit that cannot list its stages. */
const everything: readonly Stage[] = ['vitest run', 'npm run -s test:e2e'].map((command) => ({
  command,
  in: ['test', 'full'],
}))

/** Lists the tests of an installed worktree, as `npm test` and `npm run test:full` run them. */
export async function listTitles(root: string): Promise<readonly Title[]> {
  const listed = await run(root, 'node scripts/test.ts --full --list').catch(() => undefined)
  const stages = listed === undefined ? everything : (JSON.parse(listed) as readonly Stage[])
  const titles: Title[] = []
  for (const { command, in: runs } of stages) {
    if (!runs.includes('full')) continue
    const inTest = runs.includes('test')
    if (command.startsWith('vitest run'))
      titles.push(...(await listByVitest(root, command)).map((test) => ({ ...test, inTest })))
    else if (command.includes('test:e2e')) {
      const full = await listByPlaywright(root, command, 'full')
      const quick = inTest ? await listByPlaywright(root, command, 'quick') : []
      const keys = new Set(quick.map(({ file, title }) => `${file} ${title}`))
      titles.push(
        ...full.map((test) => ({ ...test, inTest: keys.has(`${test.file} ${test.title}`) })),
      )
    }
  }
  return titles
}

type Listed = Omit<Title, 'inTest'>

async function listByVitest(root: string, command: string): Promise<readonly Listed[]> {
  const folder = await mkdtemp(join(tmpdir(), 'onramp-kit-titles-'))
  const file = join(folder, 'titles.json')
  // Without running the modules, vitest does not see tests that a function or a loop declares.
  const list = `vitest list --no-static-parse --json="${file}"`
  await run(root, command.replace('vitest run', list))
  const tests = JSON.parse(await readFile(file, 'utf8')) as {
    readonly name: string
    readonly file: string
    readonly projectName: string
  }[]
  await rm(folder, { recursive: true })
  return tests.map((test) => ({
    project: test.projectName.replace(/ \(chromium\)$/, ''),
    file: relative(root, test.file).replaceAll(sep, '/'),
    title: test.name,
  }))
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs?: readonly { readonly title: string }[]
  readonly suites?: readonly Suite[]
}

async function listByPlaywright(root: string, command: string, edition: string) {
  const printed = await run(root, `${command} -- --list --reporter=json`, edition)
  const { suites } = JSON.parse(printed.slice(printed.indexOf('{'))) as { suites: readonly Suite[] }
  const testsOf = (suite: Suite, above: readonly string[]): readonly Listed[] => [
    ...(suite.specs ?? []).map(({ title }) => ({
      project: 'e2e',
      file: `test/e2e/${suite.file}`,
      title: [...above, title].join(' > '),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...above, inner.title])),
  ]
  return suites.flatMap((suite) => testsOf(suite, []))
}

/** Runs a command with the programs of the worktree, and returns its output. */
async function run(root: string, command: string, edition = 'full'): Promise<string> {
  console.error(`${root}: ${command}`)
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`
  const env = { ...process.env, PATH: path, TEST_EDITION: edition }
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (errors += String(text)))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (status !== 0) throw new Error(`"${command}" failed in ${root}:\n${output}${errors}`)
  return output
}
