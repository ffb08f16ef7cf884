// Compares the titles of all tests with those of another commit, which it installs in a temporary worktree:
// `npm run -s test:titles -- main`. It prints the titles that vanished or appeared, and those that only
// `npm run test:full` runs now. The runners list the titles, so each row of a table counts. Takes about ten minutes.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareTitles } from './titles/compareTitles.ts'
import { listTitles } from './titles/listTitles.ts'

const [ref, ...more] = process.argv.slice(2)
if (ref === undefined || more.length > 0)
  throw new Error('Name the commit to compare with: npm run -s test:titles -- main')
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const commit = git('rev-parse', '--verify', `${ref}^{commit}`)

// Keeps the process until the worktree is removed: Ctrl+C also ends the running command, which then fails.
process.on('SIGINT', () => {})
const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'onramp-kit-titles-'))), 'before')
try {
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  console.error(`Installing ${commit.slice(0, 7)} …`)
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The dependencies of ${ref} could not be installed.`)
  const before = await listTitles(folder)
  console.log(compareTitles(before, await listTitles(process.cwd())))
} finally {
  rmSync(join(folder, '..'), { recursive: true, force: true })
  git('worktree', 'prune')
}
