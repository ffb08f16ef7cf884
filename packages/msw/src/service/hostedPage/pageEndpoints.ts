import type { Engine } from '../engine.ts'
import { readBody } from '../http/body.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { ServiceError } from '../http/serviceError.ts'
import { delayed } from '../scenario/faults.ts'
import type { HostedPage } from './hostedPage.ts'
import { pageRedirect, pageResponse } from './pageResponse.ts'

/**
 * A hosted page is what the server says: a form posts, is answered by a redirect to the page, and
 * its script only spares the person the reload.
 */
export function pageEndpoints<Subject>(
  engine: Engine,
  page: HostedPage<Subject>,
): readonly Endpoint[] {
  const path = `/${page.root}/{id}`
  return [
    {
      method: 'GET',
      path,
      respond(call) {
        const subject = admitted(page, call)
        return delayed(engine, page.effects(subject), () => {
          // Whoever sends HEAD has not seen the page.
          const shown = call.request.method === 'HEAD' ? subject : page.opened(subject)
          return pageResponse(page.view(shown, call), 'text/html')
        })
      },
    },
    ...Object.entries(page.actions).map(
      ([name, action]): Endpoint => ({
        method: 'POST',
        path: `${path}/${name}`,
        async respond(call) {
          const form = new URLSearchParams(await readBody(call.request))
          const subject = admitted(page, call)
          return delayed(engine, page.effects(subject), () => {
            action(subject, form)
            const { id, session } = page.address(subject)
            // Relative, so that it holds under every base path and name of the service.
            return pageRedirect(`../${id}?session=${session}`)
          })
        },
      }),
    ),
  ]
}

/**
 * What the page was asked for about, when the session that was given with its address is shown.
 * @throws ServiceError `not_found`, alike for what is not there and for another's session
 */
function admitted<Subject>(page: HostedPage<Subject>, { params, url }: EndpointCall): Subject {
  const subject = page.find(params['id'] ?? '')
  if (subject !== undefined && page.address(subject).session === url.searchParams.get('session'))
    return subject
  throw new ServiceError('not_found', 'This address opens no page.')
}
