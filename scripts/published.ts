import { readFileSync } from 'node:fs'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly files: readonly string[]
  /** Not of a package that is only a command. */
  readonly exports?: Readonly<Record<string, { readonly types: string } | string | null>>
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly provenance?: boolean }
}

const names = ['core', 'doctor', 'msw', 'superseded', 'react', 'element', 'create-onramp-kit']

/** The published packages in dependency order. */
export const published = names.map((name) => ({
  folder: `packages/${name}`,
  manifest: JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest,
}))
