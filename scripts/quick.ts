// Checks the repository and runs the node and dom tests of the folders with uncommitted changes: `npm run test:quick`.
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { runCommand, since } from './commands.ts'

const started = performance.now()
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], {
  encoding: 'utf8',
})
  .split('\n')
  // Two letters of status, a space and the path; of a renamed file the new one.
  .map((line) => line.slice(3).split(' -> ').at(-1) ?? '')
  .filter((path) => /\.(?:[cm]?[jt]sx?|css|md|mdx|json)$/.test(path))
const folders = [...new Set(changed.map((path) => `${dirname(path)}/`))].filter(
  (path) => path !== './',
)
console.log(folders.length === 0 ? 'No folder has changed.' : `Tests of ${folders.join(' ')}`)

const tests = [
  'vitest run --project node --project dom --passWithNoTests',
  ...folders,
  'test/structure/',
]
const statuses = await Promise.all(['npm run -s check', tests.join(' ')].map(printAfter))
console.log(since(started))
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1

/** Runs a command, and prints its output once it has ended. */
async function printAfter(command: string): Promise<number | null> {
  const { status, output } = await runCommand(command)
  console.log(output)
  return status
}
