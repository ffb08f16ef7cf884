import type { $ZodIssue } from 'zod/v4/core'
import { OnrampError } from './OnrampError.ts'

/** The client can't be made, or a hosted page can't be shown, with what it was given. */
export class ConfigError extends OnrampError {
  override readonly name = 'ConfigError'

  constructor(operation: string, code: string, message: string) {
    super(`${operation}: ${message}`, { operation, code, outcome: 'none' })
  }
}

/** The input was wrong. Nothing was sent. */
export class InputError extends OnrampError {
  override readonly name = 'InputError'
  readonly fields: readonly FieldIssue[]

  constructor(operation: string, fields: readonly FieldIssue[]) {
    super(`${operation} was not sent: ${listIssues(fields)}.`, {
      operation,
      code: 'invalid_input',
      outcome: 'none',
    })
    this.fields = fields
  }
}

/** One field that is wrong, and why. */
export interface FieldIssue {
  /** The field's path with dots, such as `wallet` or `source.amount`. Empty: the whole. */
  readonly field: string
  readonly reason: string
}

/** What zod found, in words. Never the value itself: it may be a wallet or something mistyped into the wrong field. */
export function fieldIssues(issues: readonly $ZodIssue[]): readonly FieldIssue[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), reason: reasonOf(issue) }))
}

export function listIssues(issues: readonly FieldIssue[]): string {
  return issues.map(({ field, reason }) => `${field || 'the whole'} ${reason}`).join('; ')
}

function reasonOf(issue: $ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_type') return `must be given, as ${issue.expected}`
  return issue.message
}
