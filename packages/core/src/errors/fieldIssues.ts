import type { $ZodIssue } from 'zod/v4/core'

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
