import { allowEveryOrigin } from '../service/http/responses.ts'
import { isPagePath } from '../service/pages/pageEndpoints.ts'

/**
 * An answer as pages of other origins may read it. What the service answers says so itself; a bent
 * answer, or one the service never saw, would else reach a page as a failed network. The hosted page
 * stays closed to them, and a dropped connection has no headers.
 * @param path the request's own
 */
export function readableElsewhere(
  path: string,
  origin: string | null,
  response: Response,
): Response {
  const settled =
    response.type === 'error' ||
    response.headers.has('access-control-allow-origin') ||
    // The service has decided, be it that nobody may.
    /\borigin\b/i.test(response.headers.get('vary') ?? '') ||
    isPagePath(path)
  // A copy: the headers of a redirect, or of an answer that was fetched, can't be added to.
  return settled ? response : allowEveryOrigin(origin, new Response(response.body, response))
}
