import { ServiceError } from './serviceError.ts'

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads the body as text, up to the limit.
 * @throws ServiceError `body_too_large` over the limit, `validation_error` when the bytes are not
 * UTF-8
 */
export async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.byteLength
      if (size > MAX_BODY_BYTES) {
        throw new ServiceError(
          'body_too_large',
          `The body must be at most ${MAX_BODY_BYTES} bytes.`,
        )
      }
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    if (error instanceof ServiceError) throw error
    throw new ServiceError('validation_error', 'The body could not be read as UTF-8 text.')
  }
}

/** Yields the body chunk by chunk. Firefox has no `Request.body`: there the whole body is one chunk. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) {
    yield new Uint8Array(await request.arrayBuffer())
    return
  }
  const reader = request.body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    // Not awaited: for a cloned request, the promise waits until the clone is cancelled too.
    reader.cancel().catch(() => undefined)
  }
}

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

/**
 * What is wrong with a form, in words, by the name of the input. Of what was typed it holds nothing.
 */
export type FieldErrors = Readonly<Record<string, string>>

/** The complaints there are, of those there might be. */
export function fieldErrors(complaints: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(complaints).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  )
}
