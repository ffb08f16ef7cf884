import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import satisfies from 'semver/functions/satisfies.js'
import manifest from '../../package.json' with { type: 'json' }
import { type Template, templates } from '../templates.ts'
import { askMissing, type Terminal } from './askMissing.ts'
import { createProject, folderProblem } from './createProject.ts'
import { type Flags, parseFlags } from './parseFlags.ts'
import { Problem } from './problem.ts'
import { templateList, usage } from './usage.ts'

/** Where the command runs. */
export interface Place extends Terminal {
  readonly stderr: Writable
  readonly env: NodeJS.ProcessEnv
  /** The version of Node. */
  readonly node: string
  /** The folder with the built templates. */
  readonly templates: string
}

/**
 * Runs the command `create-onramp-kit`.
 * @param args the command line without the program's name
 * @returns the exit code: 0 when done, 1 when nothing was created
 */
export async function run(args: readonly string[], place: Place): Promise<number> {
  try {
    const flags = parseFlags(args, place.env)
    if (flags.help || flags.version) {
      place.stdout.write(flags.help ? usage : `${manifest.version}\n`)
      return 0
    }
    const chosen = await choose(flags, place)
    if (chosen === undefined) {
      place.stdout.write('Canceled: nothing was created.\n')
      return 1
    }
    const { folder, template } = chosen
    const source = join(place.templates, template.name)
    checkNode(template, source, place.node)
    const manager = managerOf(place.env)
    const settings = settingsOf(manager, resolve(place.cwd, folder))
    createProject({ cwd: place.cwd, folder, source, settings })
    place.stdout.write(nextSteps(folder, template, manager.name))
    return 0
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    place.stderr.write(`${error.message}\n`)
    return 1
  }
}

interface Choice {
  readonly folder: string
  readonly template: Template
}

/** Takes the folder and the template from the command line, and what it lacks from the person. Returns undefined if canceled. */
async function choose(flags: Flags, place: Place): Promise<Choice | undefined> {
  const template = flags.template === undefined ? undefined : templateOf(flags.template)
  const { folder } = flags
  const problem = folder === undefined ? undefined : folderProblem(place.cwd, folder)
  if (problem !== undefined) throw new Problem(problem)
  if (flags.yes) return { folder: folder ?? 'my-shop', template: template ?? templates[0] }
  if (folder !== undefined && template !== undefined) return { folder, template }
  if (!place.stdin.isTTY || !place.stdout.isTTY) {
    const lacks = [
      folder === undefined && 'the folder',
      template === undefined && 'the template',
    ].filter((each) => each !== false)
    throw new Problem(
      `This terminal cannot ask for ${lacks.join(' and ')}. Run npm create onramp-kit@latest ${folder ?? 'my-shop'} -- --template ${template?.name ?? 'NAME'}, with one of these names:\n\n${templateList}`,
    )
  }
  return askMissing({ folder, template }, place)
}

function templateOf(name: string): Template {
  const found = templates.find((template) => template.name === name)
  if (found !== undefined) return found
  throw new Problem(`There is no template "${name}". Choose one of these:\n\n${templateList}`)
}

/** @throws Problem if the template needs another version of Node */
function checkNode({ name }: Template, source: string, node: string): void {
  const { engines } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    engines?: { node: string }
  }
  if (engines !== undefined && !satisfies(node, engines.node, { includePrerelease: true }))
    throw new Problem(
      `The template ${name} needs Node ${engines.node}. This is Node ${node}. Install a current one from https://nodejs.org, or choose another template.`,
    )
}

const card = `Open the address that the app prints, and press the button of the checkout.
Pay with 4242 4242 4242 4242, any later date, any security code and any name, then enter the code 123456.
A few seconds later the checkout says that USDC was sent.`

interface PackageManager {
  readonly name: string
  readonly major: number
}

/** Returns the settings, by file, that a package manager needs to install every template. */
function settingsOf(
  { name, major }: PackageManager,
  target: string,
): Readonly<Record<string, string>> {
  // Templates read files of packages, which are zipped by default.
  if (name === 'yarn' && major > 1) return { '.yarnrc.yml': 'nodeLinker: node-modules\n' }
  const workspace = 'pnpm-workspace.yaml'
  // In a workspace of the merchant, its settings apply.
  if (name !== 'pnpm' || major < 11 || existsAbove(workspace, target)) return {}
  // pnpm 11 fails where it skips the script of a dependency. Those of the templates work without.
  return { [workspace]: 'strictDepBuilds: false\n' }
}

/** Returns whether a folder, or one around it, has a file of that name. */
function existsAbove(file: string, folder: string): boolean {
  const above = dirname(folder)
  return existsSync(join(folder, file)) || (above !== folder && existsAbove(file, above))
}

/** Returns the package manager that runs the command. */
function managerOf(env: NodeJS.ProcessEnv): PackageManager {
  const agent = env['npm_config_user_agent'] ?? ''
  const [, name = 'npm', major] = /^(pnpm|yarn|bun)\/(\d+)/.exec(agent) ?? []
  return { name, major: Number(major) }
}

/** Quotes a path for a shell, if it needs quotes. Those of Windows know double quotes only. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `"${path.replaceAll(/["$`\\]/g, '\\$&')}"`
}

function nextSteps(
  folder: string,
  { name, purchase = card, note }: Template,
  manager: string,
): string {
  const commands = [
    ...(folder === '.' ? [] : [`cd ${quote(folder)}`]),
    `${manager} install`,
    `${manager} run dev`,
  ]
  return `
Created ${folder} from the template ${name}. Next:

${commands.map((command) => `  ${command}`).join('\n')}

The last command also runs the simulated service: no money moves.
${purchase.replaceAll('npm run', `${manager} run`)}${note === undefined ? '' : `\n${note}`}
`
}
