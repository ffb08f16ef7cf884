import { deepFreeze } from '../platform/deepFreeze.ts'
import { OnrampError, type Outcome } from './OnrampError.ts'
import { sanitizeError } from './redact.ts'
import { type FieldIssue, listIssues } from './usageErrors.ts'

/** The response is not what the interface defines: a proxy's page, a truncated body, an unknown shape. */
export class ContractError extends OnrampError {
  override readonly name = 'ContractError'
  /**
   * `unreadable_answer`: the body is not JSON. `foreign_envelope`: the body of an error is JSON, but not the error envelope.
   * `unexpected_answer`: the body does not match the schema.
   */
  declare readonly code: 'unreadable_answer' | 'foreign_envelope' | 'unexpected_answer'
  /** The HTTP status. */
  declare readonly status: number
  /** The invalid fields of the response. */
  declare readonly fields: readonly FieldIssue[]
  /** Ids of the assumptions behind this response; one of them may be wrong. The ledger of assumptions has their overrides. */
  declare readonly assumptions: readonly string[]

  constructor(
    operation: string,
    response: {
      readonly code: ContractError['code']
      readonly status: number
      readonly outcome: Outcome
      readonly retryAfter?: number | undefined
      readonly isHeldBack?: boolean | undefined
      readonly requestId?: string | undefined
      readonly fields?: readonly FieldIssue[] | undefined
      readonly assumptions?: readonly string[] | undefined
      /** The override that may help. */
      readonly hint?: string | undefined
      readonly cause?: unknown
    },
  ) {
    const { code, status, fields = [], assumptions = [], hint = '' } = response
    const reason = {
      unreadable_answer: 'its body is not JSON. A proxy may have answered.',
      foreign_envelope: 'its body is JSON, but not { error: { code, message } }.',
      unexpected_answer: `${listIssues(fields)}.`,
    }[code]
    super(
      `${operation} got an unexpected response (status ${status}): ${reason} ${hint}`.trimEnd(),
      { operation, ...response, cause: sanitizeError(response.cause) },
    )
    this.fields = deepFreeze(fields)
    this.assumptions = assumptions
  }
}
