// Copies the templates into dist, from the folders that `npm run check:consumers` buys in. Part of the build.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
const { version } = read(fileURLToPath(new URL('package.json', import.meta.url)))

/** Writes every template into a folder, in place of what it contains. */
export function writeTemplates(target: string): void {
  rmSync(target, { recursive: true, force: true })
  for (const { name, folder } of templates) {
    const project = join(target, name)
    for (const file of filesOf(folder)) cpSync(join(root, folder, file), join(project, file))
    const manifest = JSON.stringify(manifestOf(read(join(root, folder, 'package.json'))), null, 2)
    writeFileSync(join(project, 'package.json'), `${manifest}\n`)
  }
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeTemplates(fileURLToPath(new URL('dist/templates', import.meta.url)))
