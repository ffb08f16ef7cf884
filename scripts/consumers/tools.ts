import manifest from '../../package.json' with { type: 'json' }

type Tool = keyof typeof manifest.devDependencies

/** The versions that this repository is developed with. */
export function pinned<Name extends Tool>(
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const entries = names.map((name) => [name, manifest.devDependencies[name]])
  return Object.fromEntries(entries) as Record<Name, string>
}

/** The major version, such as `8`. */
export function major(version: string): string {
  return version.replace(/\..*/, '')
}

/** The current peers. */
export const react19 = {
  ...pinned('react', 'react-dom', '@tanstack/react-query', 'msw'),
}

/** The oldest peers that the manifests allow. */
export const react18 = {
  ...pinned('msw'),
  react: '18.2.0',
  'react-dom': '18.2.0',
  '@tanstack/react-query': '5.90.1',
}

const system = process.platform === 'win32' ? 'win' : process.platform

/** Installs these versions of Node, each as `node-<version>`. */
export function nodeReleases(...versions: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    versions.map((version) => [`node-${version}`, `npm:node-${system}-${process.arch}@${version}`]),
  )
}

/** The executable of an installed release. */
export function nodeBinary(version: string): string {
  return `node_modules/node-${version}/bin/node${system === 'win' ? '.exe' : ''}`
}
