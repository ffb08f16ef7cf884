import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where what we compare with has a package.json, a lockfile and a node_modules of its own. */
export const rivals = fileURLToPath(new URL('./rivals/', import.meta.url))

/** Installs what is missing there, from its lockfile alone and without running a script of anybody's. */
export function installRivals(): void {
  const stamp = `${rivals}node_modules/.installed`
  const wanted = createHash('sha256')
    .update(readFileSync(`${rivals}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what is compared with …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: rivals,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('What the bench compares with could not be installed.')
  writeFileSync(stamp, wanted)
}

/** The version of a package that is there. */
export function rivalVersion(name: string): string {
  const { version } = JSON.parse(
    readFileSync(`${rivals}node_modules/${name}/package.json`, 'utf8'),
  ) as { version: string }
  return version
}
