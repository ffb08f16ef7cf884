import { checkNames } from '@onramp-kit/core/contract'

/** @throws RangeError naming the option and the rule */
export function failOption(option: string, rule: string): never {
  throw new RangeError(`createService: ${option} ${rule}.`)
}

export function check(holds: boolean, option: string, rule: string): void {
  if (!holds) failOption(option, rule)
}

/** Checks that an option is an object whose names all exist. */
export function checkObject(value: unknown, option: string, known: object): void {
  checkNames(option, value, known, failOption)
}

export function checkList(value: unknown, option: string): void {
  check(Array.isArray(value), option, 'must be a list')
}
