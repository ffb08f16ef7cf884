import { isRecord } from '../isRecord.ts'
import { ServiceError } from './serviceError.ts'

/** The largest body that the service accepts, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a request's body as text.
 * @throws ServiceError `body_too_large` over `MAX_BODY_BYTES`, `validation_error` when the bytes are not UTF-8,
 * `internal_error` when a merchant's own handler has read the body
 */
export async function readBody(request: Request): Promise<string> {
  if (request.bodyUsed)
    throw new ServiceError(
      'internal_error',
      'A handler before the service has read the body. Read a copy of it there: request.clone().',
    )
  try {
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength <= MAX_BODY_BYTES) return decoder.decode(bytes)
  } catch {
    throw new ServiceError('validation_error', 'The body could not be read as UTF-8 text.')
  }
  throw new ServiceError('body_too_large', `The body must be at most ${MAX_BODY_BYTES} bytes.`)
}

/**
 * Reads a request's body as a JSON object.
 * @param whenEmpty the JSON that an empty body stands for; by default an empty body is an error
 * @throws ServiceError `validation_error` for any other JSON, and what `readBody` throws
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
  if (isRecord(value)) return value
  throw new ServiceError('validation_error', 'The body must be a JSON object.')
}
