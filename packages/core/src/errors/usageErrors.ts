import type { $ZodIssue } from 'zod/v4/core'
import { deepFreeze } from '../platform/deepFreeze.ts'
import { isOnrampError, OnrampError } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'

/** An option is invalid, a request could not be built, or a hosted page must not be shown. */
export class ConfigError extends OnrampError {
  override readonly name = 'ConfigError'

  constructor(operation: string, code: string, message: string, cause?: unknown) {
    super(`${operation}: ${message}`, {
      operation,
      code,
      outcome: 'none',
      cause: sanitizeError(cause),
    })
  }
}

/** The input is invalid. Nothing was sent. */
export class InputError extends OnrampError {
  override readonly name = 'InputError'
  /** Every invalid field. */
  declare readonly fields: readonly FieldIssue[]

  constructor(operation: string, fields: readonly FieldIssue[]) {
    super(`${operation} got invalid input, so nothing was sent: ${listIssues(fields)}.`, {
      operation,
      code: 'invalid_input',
      outcome: 'none',
    })
    this.fields = deepFreeze(fields)
  }
}

/** Returns whether the input was invalid and nothing was sent. `error.fields` lists the invalid fields. */
export function isInputError(error: unknown): error is InputError {
  return isOnrampError(error) && error.name === 'InputError'
}

/** An invalid field. */
export interface FieldIssue {
  /** Path of the field with dots, such as `wallet` or `source.amount`. Empty for the whole value. */
  readonly field: string
  /** Why it is invalid, such as `must be a UUID`. */
  readonly reason: string
}

/** Describes zod's issues without the values, which may be secrets typed into the wrong field. */
export function fieldIssues(issues: readonly $ZodIssue[]): readonly FieldIssue[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), reason: reasonOf(issue) }))
}

export function listIssues(issues: readonly FieldIssue[]): string {
  return issues.map(({ field, reason }) => `${field || 'the value'} ${reason}`).join('; ')
}

function reasonOf(issue: $ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`
  return issue.message
}
