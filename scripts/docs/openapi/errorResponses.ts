import type { Route } from '@onramp-kit/core/contract'
import { assumed, type Contract } from './contracts.ts'
import { COMPONENTS } from './jsonSchema.ts'

/** A route's error responses by status: the envelope with each code as an example, because codes can be added. */
export function errorResponses(
  { assumes, errors }: Route,
  { errorCodes }: Contract,
): Readonly<Record<string, object>> {
  const statuses = new Set(errors.map((code) => entryOf(code).status))
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = errors.filter((code) => entryOf(code).status === status)
      const response = {
        description: codes.map((code) => `\`${code}\`: ${entryOf(code).when}.`).join(' '),
        ...assumed(assumes.errors),
        ...(status === 429 && { headers: { 'Retry-After': { $ref: RETRY_AFTER } } }),
        content: {
          'application/json': {
            schema: { $ref: `${COMPONENTS}ErrorEnvelope` },
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                { value: { error: { code, message: sentence(entryOf(code).when) } } },
              ]),
            ),
          },
        },
      }
      return [status, response]
    }),
  )

  function entryOf(code: string) {
    const entry = errorCodes[code]
    if (entry === undefined) throw new Error(`${code} is not an error code of the contract`)
    return entry
  }
}

const RETRY_AFTER = '#/components/headers/Retry-After'

export const headers = {
  'Retry-After': {
    description: 'Seconds until the service accepts a request again.',
    ...assumed(['limits.rate']),
    schema: { type: 'integer', minimum: 0 },
    example: 17,
  },
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
