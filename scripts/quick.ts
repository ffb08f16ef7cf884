// Checks the repository and runs the node and dom tests of the folders with uncommitted changes: `npm run test:quick`.
import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { runStage, since } from './commands.ts'

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

const tests = `vitest run --project node --project dom --passWithNoTests ${folders.join(' ')} test/structure/`
const passed = await Promise.all([
  runStage({ name: 'check', command: 'npm run -s check' }),
  runStage({ name: 'tests', command: tests }),
])
console.log(since(started))
process.exitCode = passed.every(Boolean) ? 0 : 1
