import { ServiceError } from './serviceError.ts'

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * The body as text, read no further than the limit.
 * @throws ServiceError `body_too_large` over the limit, `validation_error` when the bytes are not
 * UTF-8
 */
export async function readBody({ body }: Request): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > MAX_BODY_BYTES) {
        // Not awaited: of a request that was cloned, the promise waits for the clone to be
        // cancelled too.
        reader.cancel().catch(() => undefined)
        throw new ServiceError(
          'body_too_large',
          `The body must be at most ${MAX_BODY_BYTES} bytes.`,
        )
      }
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('validation_error', 'The body could not be read as UTF-8 text.')
  }
}
