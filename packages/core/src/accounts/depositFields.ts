import type { DepositInstructions, VirtualAccount } from '../contract/accounts.ts'

/** A plain value of account details. A number is digits to copy, such as an account number. */
export type DepositValue = string | number | boolean

/** A line of account details. */
export interface DepositField {
  /** Field names as the service spells them, outermost first. An item of a list is named by its position, from 1. */
  readonly path: readonly string[]
  /** One value, or those of a list. */
  readonly values: readonly DepositValue[]
}

/**
 * Returns every line of account details that has a value, in the order of the service, nested and unknown fields included.
 * (Interface: "every key with a non-empty value is shown".)
 *
 * @example depositFields({ iban: 'DE89…', bank: { name: 'A Bank', note: '' } })
 * // [{ path: ['iban'], values: ['DE89…'] }, { path: ['bank', 'name'], values: ['A Bank'] }]
 */
export function depositFields(instructions: DepositInstructions): readonly DepositField[] {
  return Object.entries(instructions).flatMap(([name, value]) => linesOf([name], value))
}

/** Returns whether an account has details to show. One that is still being opened may have none. */
export function hasDetails({ source_deposit_instructions }: VirtualAccount): boolean {
  return depositFields(source_deposit_instructions).length > 0
}

/** Account details are not nested deeper. Limits malicious input. */
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

/** Returns whether a field has a value: zero and `false` do, empty text and empty lists do not. */
export function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null
}
