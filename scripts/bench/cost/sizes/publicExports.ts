import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** An entry of a package and its exports. */
export interface Entry {
  /** Such as `@onramp-kit/core/contract`. */
  readonly name: string
  /** Values only; types cost nothing. */
  readonly exports: readonly string[]
}

type Targets = Readonly<Record<string, string>> | null

/** Reads every package entry with values from package.json and the sources. */
export async function publicExports(): Promise<readonly Entry[]> {
  const entries = ['core', 'react', 'msw', 'superseded'].flatMap(entriesOf)
  const found = await Promise.all(
    entries.map(async ({ name, source }) => ({ name, exports: await exportsOf(source) })),
  )
  return found.filter(({ exports }) => exports.length > 0)
}

function entriesOf(folder: string): { readonly name: string; readonly source: string }[] {
  const home = join(root, 'packages', folder)
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    name: string
    exports: Readonly<Record<string, Targets>>
  }
  const isHidden = (path: string) =>
    Object.entries(exports).some(
      ([key, targets]) => targets === null && path.startsWith(key.replace('*', '')),
    )
  return Object.entries(exports).flatMap(([key, targets]) => {
    const source = targets?.['@onramp-kit/source'] ?? ''
    if (!/\.tsx?$/.test(source)) return []
    if (!key.includes('*')) return [{ name: name + key.slice(1), source: join(home, source) }]
    return readdirSync(join(home, dirname(source)))
      .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
      .map((file) => ({ file, path: key.replace('*', file.slice(0, -3)) }))
      .filter(({ path }) => !isHidden(path))
      .map(({ file, path }) => ({
        name: name + path.slice(1),
        source: join(home, dirname(source), file),
      }))
  })
}

/** The export names of a module, without running it. */
async function exportsOf(source: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'esm',
    external: ['*'],
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  return (output?.exports ?? []).toSorted()
}
