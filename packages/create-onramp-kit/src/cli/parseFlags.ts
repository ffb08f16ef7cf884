import { parseArgs } from 'node:util'
import { Problem } from './problem.ts'

/** The command line. */
export interface Flags {
  readonly folder: string | undefined
  readonly template: string | undefined
  readonly yes: boolean
  readonly help: boolean
  readonly version: boolean
}

const example = 'npm create onramp-kit@latest my-shop -- --template vue --yes'

/**
 * Parses the command line without the program's name.
 * @throws Problem
 */
export function parseFlags(args: readonly string[], env: NodeJS.ProcessEnv): Flags {
  const { values, positionals } = readArgs(args)
  // npm sets it for a flag that it does not know, and only passes on what follows `--`.
  if (values.template === undefined && env['npm_config_template'] !== undefined)
    throw new Problem(`npm kept --template for itself: flags follow --. Run ${example}`)
  const [folder, ...more] = positionals
  if (more.length > 0)
    throw new Problem(
      `The command creates one folder, and got ${positionals.join(' and ')}. Run ${example}`,
    )
  // Scripts pass an empty name for a variable that is not set.
  return { ...values, folder: folder || undefined, template: values.template }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        template: { type: 'string', short: 't' },
        yes: { type: 'boolean', short: 'y', default: false },
        version: { type: 'boolean', short: 'v', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const unknown = /Unknown option '(-[^']+)'/.exec(String(error))?.[1]
    const known = /Option '(?:-\w, )?(--?[\w-]+)/.exec(String(error))?.[1] ?? ''
    const lacking = ['-t', '--template'].includes(known)
      ? `${known} lacks the name of a template`
      : `${known} takes no value`
    const what = unknown === undefined ? lacking : `There is no ${unknown}`
    throw new Problem(`${what}. See npm create onramp-kit@latest -- --help`, { cause: error })
  }
}
