import { published } from '../../../scripts/published.ts'

export const manifests = published.map(({ manifest }) => manifest)

const own = new Set(manifests.map(({ name }) => name))

/** The dependencies of the packages by name, each once. */
export const needed = namesIn('dependencies').filter((name) => !own.has(name))

/** The peer dependencies of the packages by name, each once. */
export const peers = namesIn('peerDependencies')

function namesIn(kind: 'dependencies' | 'peerDependencies'): readonly string[] {
  return [...new Set(manifests.flatMap((each) => Object.keys(each[kind] ?? {})))].toSorted()
}
