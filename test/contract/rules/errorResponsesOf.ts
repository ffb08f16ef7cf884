import { errorEnvelope, parse, type RouteId } from '@onramp-kit/core/contract'
import { currentContract } from '../errors/currentContract.ts'
import { provoke } from '../errors/provoke.ts'

/** Every error response that the error table provokes on a route, as `<status> <code>`. */
export async function errorResponsesOf(id: RouteId): Promise<readonly string[]> {
  const codes = Object.keys(currentContract.rows) as (keyof typeof currentContract.rows)[]
  const found = codes.map(async (code) => {
    const { response } = await provoke(currentContract, id, code)
    if (response.ok) return []
    const { error } = parse(errorEnvelope, await response.json())
    return [`${response.status} ${error.code}`]
  })
  return [...new Set((await Promise.all(found)).flat())].toSorted()
}
