import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.ts'
import { published } from './published.ts'

/** A packed package, as npm reports it. */
export interface Packed {
  readonly name: string
  /** In bytes. */
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}

/** The packages and the names of their tarballs. */
export const tarballs = published.map(({ manifest: { name, version } }) => ({
  name,
  tarball: `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
}))

/** Packs the built packages into a new folder, as npm publishes them. */
export async function pack(folder: string): Promise<readonly Packed[]> {
  mkdirSync(folder)
  const workspaces = published.flatMap((each) => ['-w', each.folder])
  const flags = ['--json', '--loglevel=error', '--pack-destination', folder]
  return JSON.parse(await run('npm', ['pack', ...workspaces, ...flags])) as readonly Packed[]
}

/** The tarballs of a folder as versions in a manifest, by the name of their package. */
export function versionsIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tarballs.map(({ name, tarball }) => [name, `file:${join(folder, tarball)}`]),
  )
}
