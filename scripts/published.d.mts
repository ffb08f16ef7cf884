export const published: readonly { readonly folder: string; readonly manifest: Manifest }[]

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
