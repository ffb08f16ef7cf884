import { OnrampError, type Outcome } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'
import { type FieldIssue, listIssues } from './usageErrors.ts'

/** The response is not what the interface defines: a proxy's page, a truncated body, an unknown shape. */
export class ContractError extends OnrampError {
  override readonly name = 'ContractError'
  /** `unreadable_answer`: the body is not JSON. `unexpected_answer`: it does not match the schema. */
  declare readonly code: 'unreadable_answer' | 'unexpected_answer'
  /** The HTTP status. */
  declare readonly status: number
  /** The invalid fields of the response. */
  readonly fields: readonly FieldIssue[]
  /** Ids of the assumptions behind this response; one of them may be wrong. docs/assumptions.md has their overrides. */
  readonly assumptions: readonly string[]

  constructor(
    operation: string,
    response: {
      readonly status: number
      readonly outcome: Outcome
      readonly retryAfter?: number | undefined
      readonly isHeldBack?: boolean | undefined
      readonly fields?: readonly FieldIssue[] | undefined
      readonly assumptions?: readonly string[] | undefined
      readonly cause?: unknown
    },
  ) {
    const { status, fields = [], assumptions = [] } = response
    const hint =
      assumptions.length === 0
        ? ''
        : ` If the service differs from ${assumptions.join(', ')}, override it.`
    const reason =
      fields.length === 0
        ? 'its body is not JSON. A proxy may have answered.'
        : `${listIssues(fields)}.${hint}`
    super(`${operation} got an unexpected response (status ${status}): ${reason}`, {
      operation,
      code: fields.length === 0 ? 'unreadable_answer' : 'unexpected_answer',
      ...response,
      cause: sanitizeError(response.cause),
    })
    this.fields = fields
    this.assumptions = assumptions
  }
}
