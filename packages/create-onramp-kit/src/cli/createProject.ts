import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { Problem } from './problem.ts'

/** What package managers and the builds of the templates write, and the secrets of the merchant. */
const ignored =
  '.env .env.* !.env.example node_modules/ .yarn/install-state.gz dist/ build/ *.local *.sqlite* *.tsbuildinfo .next/ next-env.d.ts .nuxt/ .output/ .svelte-kit/ .react-router/ .astro/ .angular/'

/** Names that npm allows to no package. */
const reserved = ['node_modules', 'favicon.ico']

interface Project {
  readonly cwd: string
  readonly folder: string
  /** The folder of the template. */
  readonly source: string
  /** The settings of the package manager, by file. */
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Copies a template into a new or empty folder.
 * @throws Problem if the folder cannot be that of a new project, or cannot be written
 */
export function createProject({ cwd, folder, source, settings }: Project): void {
  const problem = folderProblem(cwd, folder)
  if (problem !== undefined) throw new Problem(problem)
  const target = resolve(cwd, folder)
  const write = (file: string, content: string | Uint8Array) =>
    writeFileSync(join(target, file), content, { flag: 'wx' })
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as object
  const name = packageName(cwd, folder)
  // Not cpSync: Yarn keeps the package zipped, and lets only the other functions read it.
  const copy = (path: string) => {
    mkdirSync(join(target, path), { recursive: true })
    for (const entry of readdirSync(join(source, path), { withFileTypes: true })) {
      const file = join(path, entry.name)
      if (entry.isDirectory()) copy(file)
      else if (file !== 'package.json') write(file, readFileSync(join(source, file)))
    }
  }
  try {
    copy('.')
    write('package.json', `${JSON.stringify({ name, ...manifest }, null, 2)}\n`)
    write('.gitignore', `${ignored.replaceAll(' ', '\n')}\n`)
    for (const [file, content] of Object.entries(settings)) write(file, content)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Problem(
      `Cannot write ${folder} (${code}). Check the permissions and the space of that disk, or choose another folder.`,
      { cause: error },
    )
  }
}

/** Says why a folder cannot be that of a new project, and what to do. Returns undefined if it can. */
export function folderProblem(cwd: string, folder: string): string | undefined {
  const name = packageName(cwd, folder)
  const suggested = suggestedName(name)
  const rule = reserved.includes(name)
    ? 'npm reserves it'
    : 'npm allows lowercase letters, digits, dots, hyphens and underscores, and first a letter or a digit'
  if (name !== suggested || name.length > 214)
    return `"${name}" cannot be the name of a package: ${rule}. Try ${suggested.slice(0, 40)}.`
  try {
    const files = readdirSync(resolve(cwd, folder)).filter((file) => file !== '.git')
    const shown = files.length > 3 ? [...files.slice(0, 3), '…'] : files
    return files.length === 0
      ? undefined
      : `${folder} is not empty (${shown.join(', ')}), and nothing is overwritten. Choose another folder, or empty this one.`
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    return code === 'ENOTDIR'
      ? `${folder} is a file, and nothing is overwritten. Choose another name.`
      : `Cannot read ${folder} (${code}). Check its permissions, or choose another folder.`
  }
}

/** Returns the package name for a folder. For `.`, a valid name close to that of the current folder. */
function packageName(cwd: string, folder: string): string {
  const target = resolve(cwd, folder)
  return target === resolve(cwd) ? suggestedName(basename(target)) : basename(target)
}

function suggestedName(name: string): string {
  const allowed = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+/, '')
    .replace(/(?<!-)-+$/, '')
  return allowed === '' || reserved.includes(allowed) ? 'my-shop' : allowed
}
