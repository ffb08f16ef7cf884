import { ContractError } from '../errors/ContractError.ts'
import type { Outcome } from '../errors/OnrampError.ts'
import { tryOrUndefined } from '../platform/tryOrUndefined.ts'

/**
 * Returns the answer if it is about the requested resource. A cache that ignores the query could return another buyer's, and a
 * merchant's schema anything.
 *
 * @throws ContractError
 */
export function requireRequested<
  Field extends string,
  Answer extends Readonly<Record<Field, string>>,
>(
  operation: string,
  field: Field,
  answer: Answer,
  input: Readonly<Record<Field, string>>,
  outcome: Outcome = 'none',
): Answer {
  const answered = tryOrUndefined(() => answer[field].toLowerCase())
  if (answered === input[field].toLowerCase()) return answer
  throw new ContractError(operation, {
    code: 'unexpected_answer',
    status: 200,
    outcome,
    fields: [{ field, reason: `is not the requested ${field}` }],
  })
}
