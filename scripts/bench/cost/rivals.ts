import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder with the package.json, lockfile and node_modules of the compared packages. */
export const rivals = fileURLToPath(new URL('./rivals/', import.meta.url))

/** Installs the compared packages from their lockfile, without install scripts. */
export function installRivals(): void {
  const stamp = `${rivals}node_modules/.installed`
  const wanted = createHash('sha256')
    .update(readFileSync(`${rivals}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the compared packages …')
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: rivals,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The compared packages could not be installed.')
  writeFileSync(stamp, wanted)
}

/** The version of a compared package. */
export function rivalVersion(name: string): string {
  const { version } = JSON.parse(
    readFileSync(`${rivals}node_modules/${name}/package.json`, 'utf8'),
  ) as { version: string }
  return version
}
