import { readBody } from './readBody.ts'
import { ServiceError } from './serviceError.ts'

/**
 * The body as a JSON object, or a `validation_error`.
 * @param whenEmpty what an empty body stands for; left out, nothing
 */
export async function readJsonObject(
  request: Request,
  whenEmpty = '',
): Promise<Readonly<Record<string, unknown>>> {
  const text = (await readBody(request)) || whenEmpty
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ServiceError('validation_error', 'The body is not valid JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ServiceError('validation_error', 'The body must be a JSON object.')
  }
  return value as Readonly<Record<string, unknown>>
}
