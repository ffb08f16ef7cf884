import type { Readable, Writable } from 'node:stream'
import { autocomplete, isCancel, text } from '@clack/prompts'
import { type Template, templates } from '../templates.ts'
import { folderProblem } from './createProject.ts'

/** Where a person answers, and the folder in which they are. */
export interface Terminal {
  /** A terminal if `isTTY`. */
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Writable & { readonly isTTY?: boolean }
  readonly cwd: string
}

/** Asks for the folder and the template that the command line lacks. Returns undefined if the person cancels. */
export async function askMissing(
  given: { readonly folder: string | undefined; readonly template: Template | undefined },
  { stdin: input, stdout: output, cwd }: Terminal,
): Promise<{ folder: string; template: Template } | undefined> {
  const proposed = 'my-shop'
  const folder =
    given.folder ??
    (await text({
      message: 'In which folder?',
      placeholder: proposed,
      defaultValue: proposed,
      validate: (value) => folderProblem(cwd, value || proposed),
      input,
      output,
    }))
  if (isCancel(folder)) return undefined
  if (given.template !== undefined) return { folder, template: given.template }
  const name = await autocomplete({
    message: 'With which template?',
    // Typed letters are searched for in the name and in the title.
    options: templates.map((each) => ({ value: each.name, label: each.title })),
    validate: (value) => (value === undefined ? 'Choose a template of the list.' : undefined),
    input,
    output,
  })
  const template = templates.find((each) => each.name === name)
  return template && { folder, template }
}
