import { errorEnvelope, type RouteId, routes } from '@onramp-kit/core/contract'
import type { ServiceOptions } from '@onramp-kit/msw'
import { type Ask, LIVE_KEY, openWorld, refusalOf } from './interfaceWorld.ts'

/**
 * Every way in which a route of the service can be made to refuse, as its status and its code: by the request, by a
 * limit, by what is behind the service. Each is read by the envelope, and by nothing wider.
 */
export async function refusalsOf(
  id: RouteId,
  { path = routes[id].path, ...good }: Ask & { readonly path?: string } = {},
): Promise<readonly string[]> {
  const { method } = routes[id]
  const ask = (changes: Ask = {}, options: ServiceOptions = {}, before = 0) => {
    const world = openWorld(options)
    const send = () => world.ask(method, path, { ...good, ...changes })
    return before === 0 ? send() : send().then(send)
  }
  const twice = `${path}${path.includes('?') ? '&' : '?'}x=1&x=1`
  const answers = await Promise.all([
    ask(),
    ask({ key: null }),
    ask({ key: 'svc_public_sandbox_nobody' }),
    ask({ key: LIVE_KEY, origin: 'https://elsewhere.example' }),
    method === 'GET' ? openWorld().ask(method, twice) : ask({ body: '{' }),
    ask({}, { rateLimit: { requests: 1, windowMs: 60_000 } }, 1),
    ask({}, { scenario: 'rail_down' }),
  ])
  const refusals = answers
    .filter(({ status }) => status >= 400)
    .map(({ status, body }) => refusalOf({ status, body: errorEnvelope.parse(body) }))
  return [...new Set(refusals)].toSorted()
}
