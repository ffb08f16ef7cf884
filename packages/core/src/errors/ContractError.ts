import { OnrampError, type Outcome } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'
import { type FieldIssue, listIssues } from './usageErrors.ts'

/** Something answered, but not as the interface says: a gateway's page, a cut body, a shape of its own. */
export class ContractError extends OnrampError {
  override readonly name = 'ContractError'
  declare readonly code: 'unreadable_answer' | 'unexpected_answer'
  declare readonly status: number
  readonly fields: readonly FieldIssue[]
  /** The ledger's entries this part of the answer rests on; one of them may be what is wrong. */
  readonly assumptions: readonly string[]

  constructor(
    operation: string,
    answer: {
      readonly status: number
      readonly outcome: Outcome
      readonly retryAfter?: number | undefined
      readonly fields?: readonly FieldIssue[] | undefined
      readonly assumptions?: readonly string[] | undefined
      readonly cause?: unknown
    },
  ) {
    const { status, fields = [], assumptions = [] } = answer
    const remedy =
      assumptions.length === 0 ? '' : ` Assumed: ${assumptions.join(', ')}; see its override.`
    const what =
      fields.length === 0
        ? 'its body is not JSON; a proxy may have answered.'
        : `${listIssues(fields)}.${remedy}`
    super(`${operation} got an unexpected answer (status ${status}): ${what}`, {
      operation,
      code: fields.length === 0 ? 'unreadable_answer' : 'unexpected_answer',
      ...answer,
      cause: sanitizeError(answer.cause),
    })
    this.fields = fields
    this.assumptions = assumptions
  }
}
