import { errorEnvelope, type ServiceError, serviceError } from '../contract/errors.ts'
import { tryOrReport } from '../platform/tryOrUndefined.ts'
import { readBySchema } from './readBySchema.ts'
import type { Transport } from './transport.ts'

/** Reads the service's error from the body of a response. The merchant's reader comes first. */
export function readError(
  reader: Transport['errors'],
  body: unknown,
  status: number,
): ServiceError | undefined {
  // Parsed first: the reader may change the body.
  const envelope = readBySchema(errorEnvelope, body).value
  const given = readBySchema(
    serviceError,
    tryOrReport(() => reader && readWith(reader, body, status)),
  )
  if (given.value) return given.value
  if (!envelope) return undefined
  const { error } = envelope
  const isInvalid = error.code === 'validation_error'
  return { ...error, field: isInvalid ? /^(\w+): /.exec(error.message)?.[1] : undefined }
}

/** @throws what the merchant's code throws, and for a promise */
function readWith(
  reader: NonNullable<Transport['errors']>,
  body: unknown,
  status: number,
): unknown {
  // A schema of arktype is a function as well.
  const isSchema = '~standard' in reader
  const read = isSchema ? reader['~standard'].validate(body) : reader(body, status)
  if (read instanceof Promise) {
    void read.catch(() => {})
    throw new TypeError('Onramp Kit: the option errors must not return a promise.')
  }
  return isSchema && read ? (read as { value?: unknown }).value : read
}
