import { type FieldIssue, listIssues } from './fieldIssues.ts'
import { OnrampError } from './OnrampError.ts'

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
