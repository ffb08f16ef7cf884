import type { Endpoint } from './endpoint.ts'
import { matchPath } from './matchPath.ts'
import { ServiceError } from './serviceError.ts'

interface Candidate {
  readonly endpoint: Endpoint
  /** What the path's braces named, still percent-encoded. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The endpoint a request asks for.
 * @throws ServiceError `not_found`, or `method_not_allowed` with the methods there are
 */
export function chooseEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): Candidate {
  const candidates = mostLiteral(
    endpoints.flatMap((endpoint) => {
      const params = matchPath(endpoint.path, path)
      return params ? [{ endpoint, params }] : []
    }),
  )
  if (candidates.length === 0) {
    throw new ServiceError('not_found', `The service has nothing at ${path}.`)
  }
  const chosen = candidates.find(({ endpoint }) => answers(endpoint).includes(method))
  if (chosen) return chosen
  const allowed = [...new Set(candidates.flatMap(({ endpoint }) => answers(endpoint)))].join(', ')
  throw new ServiceError('method_not_allowed', `${path} answers ${allowed}, not ${method}.`, {
    headers: { Allow: allowed },
  })
}

/** Of several templates one path fits, those that spell out most of it. */
function mostLiteral(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = ({ params }: Candidate) => Object.keys(params).length
  const fewest = Math.min(...candidates.map(named))
  return candidates.filter((candidate) => named(candidate) === fewest)
}

function answers({ method }: Endpoint): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}
