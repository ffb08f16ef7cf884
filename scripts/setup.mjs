// Installs missing dependencies from the lockfile: those of the repository, then those of the folders named as arguments.
// Plain JavaScript, because it runs on the system's Node before the install.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The dependencies contain a Node for these machines, which `npm run` and `npx` then use.
const bringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
if (!bringsNode && Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `This repository needs Node 24 or later, and this is Node ${process.versions.node}. Install it from https://nodejs.org, then run the command again.`,
  )
  process.exit(1)
}

const root = realpathSync(fileURLToPath(new URL('..', import.meta.url)))
const missing = () => ['', ...process.argv.slice(2)].filter((folder) => !isInstalled(folder))
if (missing().length > 0) {
  const lock = await lockInstall()
  // Another setup may have installed them in the meantime.
  for (const folder of missing()) await install(folder)
  lock.close()
}

/**
 * Returns whether the packages of a folder's lockfile are installed. After an install npm lists them in a lockfile of its
 * own. `--package-lock-only`, which installs nothing, may write it as well, so each package must also have its version.
 * @param {string} folder
 */
function isInstalled(folder) {
  const home = join(root, folder)
  const wanted = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8')).packages
  const installed = readJson(join(home, 'node_modules/.package-lock.json'))?.packages ?? {}
  return Object.entries(wanted).every(([path, entry]) => {
    // The root and its workspaces are folders of the repository.
    if (!/(^|\/)node_modules\//.test(path)) return true
    const found = installed[path]
    if (found === undefined) return isSkipped(entry)
    return (
      ['resolved', 'integrity'].every((field) => found[field] === entry[field]) &&
      (entry.link || readJson(join(home, path, 'package.json'))?.version === entry.version)
    )
  })
}

/**
 * Returns what a file contains, or `undefined` if it does not exist or npm has not written all of it.
 * @param {string} file
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Returns whether npm may leave out a package. It installs an optional one if platform, libc and Node fit, and only npm
 * knows the rules of the latter two.
 * @param {Record<string, any>} entry
 */
function isSkipped({ optional, devOptional, os, cpu, libc, engines }) {
  if (!optional && !devOptional) return false
  const isForThisPlatform = os?.includes(process.platform) && cpu?.includes(process.arch)
  return !isForThisPlatform || libc !== undefined || engines !== undefined
}

/** @param {string} folder */
async function install(folder) {
  console.log(`Installing dependencies${folder && ` of ${folder}`} …`)
  // Uses the npm that runs this script on its own Node, because the install replaces the local one.
  const npm = process.env.npm_execpath
  const node = process.env.npm_node_execpath ?? process.execPath
  // With the tools, also where NODE_ENV is production.
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error']
  const cwd = join(root, folder)
  const child = npm
    ? spawn(node, [npm, ...args], { cwd, stdio: 'inherit' })
    : spawn('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  // Ends after npm, and so holds the lock until npm has ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const [status] = await once(child, 'close')
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Waits until no other setup of this checkout installs. The lock is a listening socket, because the system closes it when
 * its process ends, however it ends.
 */
async function lockInstall() {
  const name = `onramp-kit-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\${name}`
      : process.platform === 'linux'
        ? `\0${name}`
        : join(tmpdir(), name)
  for (let attempt = 0; ; attempt += 1) {
    const lock = createServer((waiting) => waiting.unref().on('error', () => {})).unref()
    try {
      await once(lock.listen(path), 'listening')
      return lock
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
    if (attempt === 0) console.log('Waiting for another install …')
    await new Promise((resolve, reject) => {
      const holder = connect(path).on('close', resolve).resume()
      holder.on('error', (error) => {
        if (error.code === 'EACCES' || error.code === 'EPERM') reject(error)
        // macOS keeps the file of a socket whose process has crashed.
        if (error.code === 'ECONNREFUSED' && !path.startsWith('\0')) rmSync(path, { force: true })
      })
    })
  }
}
