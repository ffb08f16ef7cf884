// Installs missing dependencies from the lockfile: those of the repository, then those of the folders named as arguments.
// Plain JavaScript, because it runs on the system's Node before the install.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bringsNode, nodeProblem } from './nodeVersion.mjs'

const problem = bringsNode(process) ? undefined : nodeProblem(process)
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
for (const folder of ['', ...process.argv.slice(2).map((name) => `${name}/`)]) install(folder)

/** @param {string} folder relative to the root, empty or with a slash at the end */
function install(folder) {
  const home = root + folder
  const stamp = `${home}node_modules/.cache/onramp-kit/installed`
  const wanted = createHash('sha256')
    .update(readFileSync(`${home}package-lock.json`))
    .digest('hex')
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (found === wanted) return

  console.log(`Installing dependencies${folder && ` of ${folder.slice(0, -1)}`} …`)
  // Uses the npm that runs this script on its own Node, because the install replaces the local one.
  const npm = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  const args = ['ci', '--ignore-scripts', '--loglevel=error']
  const { status } = npm
    ? spawnSync(node, [npm, ...args], { cwd: home, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: home, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(`${home}node_modules/.cache/onramp-kit`, { recursive: true })
  writeFileSync(stamp, wanted)
}
