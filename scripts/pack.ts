import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.ts'
import { published } from './published.ts'

/** The packages and the names of their tarballs. */
export const tarballs = published.map(({ manifest: { name, version } }) => ({
  name,
  tarball: `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
}))

/** Packs the built packages into a new folder, as npm publishes them. */
export async function pack(folder: string): Promise<void> {
  mkdirSync(folder)
  const workspaces = published.flatMap((each) => ['-w', each.folder])
  await run('npm', ['pack', ...workspaces, '--pack-destination', folder])
}

/** The tarballs of a folder as versions in a manifest, by the name of their package. */
export function versionsIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tarballs.map(({ name, tarball }) => [name, `file:${join(folder, tarball)}`]),
  )
}
