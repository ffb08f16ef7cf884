import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { readBody } from '../http/body.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Behavior } from '../scenario/behavior.ts'
import { pageRedirect, pageResponse } from './html/pageResponse.ts'

/** A hosted page about one subject, an order or a customer. Its URL carries the token that opens it. */
export interface HostedPage<Subject> {
  /** First path segment: the page's URL is `/{root}/{id}?session=`. */
  readonly root: string
  readonly find: (id: string) => Subject | undefined
  /** Returns the parts of the URL of a subject's page. */
  readonly address: (subject: Subject) => { readonly id: string; readonly pageToken: string }
  /** Returns the active behavior for a subject. */
  readonly behavior: (subject: Subject) => Behavior
  /** Records that a person has visited the page. Returns the updated subject. */
  readonly markVisited: (subject: Subject) => Subject
  /** Renders the whole document. */
  readonly view: (subject: Subject, call: Pick<EndpointCall, 'serviceUrl' | 'url'>) => string
  /**
   * Handlers of the page's forms, by name. They return nothing: the response redirects to the page, which shows the new
   * state, including the form's errors. A form that does not fit the state is ignored.
   */
  readonly actions: Readonly<Record<string, (subject: Subject, form: URLSearchParams) => void>>
}

/** Creates a page's endpoints: `GET` renders it, each form posts and is redirected back. Works without script. */
export function pageEndpoints<Subject>(page: HostedPage<Subject>): readonly Endpoint[] {
  const path = `/${page.root}/{id}`
  const behavior = (call: EndpointCall) => page.behavior(findSubject(page, call))
  return [
    {
      method: 'GET',
      path,
      behavior,
      respond(call) {
        const subject = findSubject(page, call)
        // A HEAD request shows the page to no one.
        const shown = call.request.method === 'HEAD' ? subject : page.markVisited(subject)
        return pageResponse(page.view(shown, call), 'text/html')
      },
    },
    ...Object.entries(page.actions).map(
      ([name, action]): Endpoint => ({
        method: 'POST',
        path: `${path}/${name}`,
        behavior,
        async respond(call) {
          const form = new URLSearchParams(await readBody(call.request))
          const subject = findSubject(page, call)
          action(subject, form)
          const { id, pageToken } = page.address(subject)
          // Relative, so that it holds under every base path and host name.
          return pageRedirect(`../${id}?session=${pageToken}`)
        },
      }),
    ),
  ]
}

/**
 * Finds the subject of a URL, if the URL carries the page's token.
 * @throws ServiceError `not_found`, for an unknown id and a wrong token alike
 */
function findSubject<Subject>(page: HostedPage<Subject>, { params, url }: EndpointCall): Subject {
  const subject = page.find(params['id'] ?? '')
  if (subject !== undefined && page.address(subject).pageToken === url.searchParams.get('session'))
    return subject
  throw new ServiceError('not_found', 'There is no page at this URL.')
}
