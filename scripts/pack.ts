import { mkdirSync } from 'node:fs'
import type { Processes } from './processes.ts'
import { published } from './published.mjs'

/** Packs the built packages into a new folder, as npm publishes them. */
export async function pack(folder: string, processes: Processes): Promise<void> {
  mkdirSync(folder)
  const workspaces = published.flatMap((each) => ['-w', each.folder])
  await processes.run('npm', ['pack', ...workspaces, '--pack-destination', folder], { cwd: '.' })
}

/** The packages and the names of their tarballs. */
export const tarballs = published.map(({ manifest: { name, version } }) => ({
  name,
  tarball: `${name.replace('@', '').replace('/', '-')}-${version}.tgz`,
}))
