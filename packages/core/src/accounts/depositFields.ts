import type { DepositInstructions } from '../contract/accounts.ts'

/** A value of bank details that is not made of others. A number is digits to be copied, such as those of an account. */
export type DepositValue = string | number | boolean

/** One line of bank details. */
export interface DepositField {
  /** Its names as the service spells them, from the outermost in; an item of a list is named by its place, from 1. */
  readonly path: readonly string[]
  /** One value, or as many as its list holds. */
  readonly values: readonly DepositValue[]
}

/**
 * Every line of bank details there is something to say in, in the order of the service, whatever it is: fields inside of
 * others and fields nobody knows are lines like all. (Interface: "every key with a non-empty value is shown".)
 *
 * @example depositFields({ iban: 'DE89…', bank: { name: 'A Bank', note: '' } })
 * // [{ path: ['iban'], values: ['DE89…'] }, { path: ['bank', 'name'], values: ['A Bank'] }]
 */
export function depositFields(instructions: DepositInstructions): readonly DepositField[] {
  return Object.entries(instructions).flatMap(([name, value]) => linesOf([name], value))
}

/** Nothing that a bank needs lies deeper, and what lies without end must not bring the page down. */
const DEEPEST = 20

function linesOf(path: readonly string[], value: unknown): readonly DepositField[] {
  if (!hasValue(value) || path.length > DEEPEST) return []
  if (isPlain(value)) return [{ path, values: [value] }]
  const inner = Object.entries(value as object).filter(([, each]) => hasValue(each))
  const values = inner.map(([, each]) => each as unknown)
  if (Array.isArray(value) && values.every(isPlain))
    return values.length === 0 ? [] : [{ path, values }]
  return inner.flatMap(([name, each]) =>
    linesOf([...path, Array.isArray(value) ? String(Number(name) + 1) : name], each),
  )
}

function isPlain(value: unknown): value is DepositValue {
  return typeof value !== 'object'
}

/** Whether a field of bank details says something: a zero and a `false` do, an empty text or list does not. */
export function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null
}
