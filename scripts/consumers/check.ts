// Uses the packed packages as merchants do: the examples, templates, compilers, bundlers, test runners and versions of Node. Needs the
// built packages, and installs from npm.
//
//   npm run check:consumers                  all rows
//   npm run check:consumers -- vite "Node 22" the rows whose name contains one of the texts
//   npm run check:examples                   the rows of the examples
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { since } from '../commands.ts'
import { pack, tarballs } from '../pack.ts'
import { createProcesses } from '../processes.ts'
import { bundlerRows } from './bundlers.ts'
import { compilerRows } from './compilers.ts'
import { elementRows } from './elements.ts'
import { exampleRows } from './examples.ts'
import { folderRows } from './folders.ts'
import { nextRows } from './next.ts'
import { createProjects } from './project.ts'
import type { Row, UnsupportedRow } from './row.ts'
import { runtimeRows } from './runtimes.ts'
import { testRows } from './testRunners.ts'

const wanted = process.argv.slice(2).map((text) => text.toLowerCase())
const rows = [
  ...exampleRows,
  ...folderRows,
  ...nextRows,
  ...elementRows,
  ...compilerRows,
  ...bundlerRows,
  ...testRows,
  ...runtimeRows,
].filter(
  ({ name }) => wanted.length === 0 || wanted.some((text) => name.toLowerCase().includes(text)),
)
if (rows.length === 0) throw new Error(`No row has a name with ${wanted.join(' or ')}.`)

const started = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'onramp-kit-consumers-'))
const processes = createProcesses()
await pack(join(folder, 'tarballs'), processes)
// As seen from a project.
const packages = tarballs.map(({ name, tarball }) => [name, `file:../tarballs/${tarball}`])
const projects = createProjects(folder, Object.fromEntries(packages), processes)
console.log(`packed, ${since(started)}`)

const failed: string[] = []
for (const row of rows) {
  if ('unsupported' in row) console.log(`-      ${row.name}: not supported. ${row.unsupported}.`)
  else await check(row)
}
const checked = rows.filter((row) => !('unsupported' in row)).length
console.log(
  `\n${checked - failed.length} of ${checked} passed in ${since(started)}${failed.map((name) => `\nFAILED ${name}`).join('')}`,
)
if (failed.length === 0) await rm(folder, { recursive: true })
else console.log(`The projects are in ${folder}.`)
process.exitCode = failed.length === 0 ? 0 : 1

async function check(row: Exclude<Row, UnsupportedRow>) {
  const begun = performance.now()
  let seconds = ''
  try {
    const project = await projects.create(row)
    seconds = `${since(begun)} to install, `
    const installed = performance.now()
    await row.run(project)
    console.log(`ok     ${row.name}, ${seconds}${since(installed)} to run`)
  } catch (error) {
    failed.push(row.name)
    console.log(`FAILED ${row.name}, ${since(begun)}\n${endOf(error)}`)
  }
}

/** The last lines of an error, which is mostly the output of a tool. */
function endOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const lines = text.trimEnd().split('\n').slice(-40)
  return lines.map((line) => `       ${line}`).join('\n')
}
