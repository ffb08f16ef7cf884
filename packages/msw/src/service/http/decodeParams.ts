import { ServiceError } from './serviceError.ts'

/**
 * Undoes the percent-encoding of path segments.
 * @throws ServiceError `validation_error`, naming the segment that is not valid percent-encoding
 */
export function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, decode(name, segment)]),
  )
}

function decode(name: string, segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new ServiceError('validation_error', `${name}: is not valid percent-encoding`)
  }
}
