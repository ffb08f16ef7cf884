import { isObject } from './objects.ts'

/** Throws an error for an option that breaks a rule. */
export type FailOption = (option: string, rule: string, code?: string) => never

/** Calls `failOption` for a value that is not an object, and for a name that `known` lacks, such as a misspelled one. */
export function checkNames(
  option: string,
  given: unknown,
  known: object,
  failOption: FailOption,
): void {
  if (!isObject(given)) return failOption(option, 'must be an object')
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined)
    failOption(option, `has no "${unknown}"; it has ${Object.keys(known).join(', ')}`)
}
