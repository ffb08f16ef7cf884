// Copies the templates into dist, from the folders that `npm run check:consumers` buys in, and the licenses of what the command
// bundles. Part of the build, after tsup.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { licensesOf } from '../../scripts/licenses.ts'
import { templates } from './src/templates.ts'

type Versions = Readonly<Record<string, string>>

interface Manifest {
  readonly version: string
  readonly engines?: Versions
  readonly scripts?: Versions
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest
const home = fileURLToPath(new URL('.', import.meta.url))
const { version } = read(join(home, 'package.json'))

/** Writes every template into a folder, in place of what it contains. */
export function writeTemplates(target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const { name, folder } of templates) {
    const project = join(target, name)
    for (const file of filesOf(folder)) cpSync(join(root, folder, file), join(project, file))
    const manifest = JSON.stringify(manifestOf(read(join(root, folder, 'package.json'))), null, 2)
    writeFileSync(join(project, 'package.json'), `${manifest}\n`)
    const readme = join(project, 'README.md')
    writeFileSync(readme, withoutCopyStep(readFileSync(readme, 'utf8')))
  }
}

/** Removes the step that creates a copy from the README of a template. */
function withoutCopyStep(readme: string): string {
  return readme
    .replace(/Create a copy with `[^`]+`(?:, which|\. It) needs /, 'Needs ')
    .replace(/\bIn its(\s)folder:/, 'In this$1folder:')
}

/** Lists the files of a folder that git keeps: neither installed packages nor builds. */
function filesOf(folder: string): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', args, { cwd: join(root, folder), encoding: 'utf8' })
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, folder, file)))
}

/** Returns the manifest of a merchant's project, whose name the command adds. */
function manifestOf({ engines, scripts, dependencies, devDependencies }: Manifest) {
  const released = (versions: Versions = {}) =>
    Object.fromEntries(
      Object.entries(versions).map(([name, range]) => [
        name,
        name.startsWith('@onramp-kit/') ? `^${version}` : range,
      ]),
    )
  return {
    private: true,
    version: '0.0.0',
    type: 'module',
    engines,
    scripts,
    dependencies: released(dependencies),
    devDependencies: released(devDependencies),
  }
}

interface Metafile {
  readonly outputs: Readonly<Record<string, { readonly inputs: Readonly<Record<string, object>> }>>
}

/** Returns the modules in the bundle, and removes the list of the build, which the package does not need. */
function takeModules(metafile: string): readonly string[] {
  const { outputs } = JSON.parse(readFileSync(metafile, 'utf8')) as Metafile
  rmSync(metafile)
  return Object.values(outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).map((path) => join(home, path)),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = join(home, 'dist')
  writeTemplates(join(dist, 'templates'))
  writeFileSync(
    join(dist, 'LICENSES.txt'),
    licensesOf(takeModules(join(dist, 'metafile-esm.json'))),
  )
}
