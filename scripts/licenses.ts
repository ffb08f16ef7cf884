import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the text of LICENSES.txt: the name, version and license of each package that these modules of a bundle come from. */
export function licensesOf(modules: readonly string[]): string {
  const folders = modules.flatMap(
    (path) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? [],
  )
  const entries = [...new Set(folders)].map((folder) => {
    const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
    const { name, version } = JSON.parse(manifest) as { name: string; version: string }
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    if (file === undefined) throw new Error(`${name} has no license file.`)
    const title = `${name} ${version}`
    const text = readFileSync(join(folder, file), 'utf8').trim()
    return `${title}\n${'='.repeat(title.length)}\n\n${text}\n`
  })
  return entries.toSorted().join('\n\n')
}

/** Returns the packages that a built package contains, by name, with their versions. */
export function bundledIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(join(folder, 'dist')))
    throw new Error(`${folder} is not built. Run "npm run build" first.`)
  const file = join(folder, 'dist/LICENSES.txt')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map(
    [...text.matchAll(/^(\S+) (\d\S*)\n=+$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  )
}
