import { ContractError } from '../errors/ContractError.ts'

/**
 * Checks that an answer is about the requested resource. A cache that ignores the query would show one buyer another's.
 *
 * @throws ContractError
 */
export function requireRequested<Field extends string>(
  operation: string,
  field: Field,
  answer: Readonly<Record<Field, string>>,
  input: Readonly<Record<Field, string>>,
): void {
  if (answer[field].toLowerCase() === input[field].toLowerCase()) return
  throw new ContractError(operation, {
    code: 'unexpected_answer',
    status: 200,
    outcome: 'none',
    fields: [{ field, reason: `is not the requested ${field}` }],
  })
}
