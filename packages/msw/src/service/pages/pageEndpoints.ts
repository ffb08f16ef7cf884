import type { Engine } from '../engine.ts'
import { readBody } from '../http/body.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Effects } from '../scenario/effects.ts'
import { delayed } from '../scenario/faults.ts'
import { pageRedirect, pageResponse } from './html/pageResponse.ts'

/**
 * Where the hosted pages are, and what they load, below the service's base path. A star stands for
 * whatever follows.
 */
export const pagePatterns = ['/pay/*', '/terms/*', '/identity/*', '/deposit', '/_pages/*'] as const

/** Whether a path, taken below the service's base path, is a hosted page's, or under one. */
export function isPagePath(path: string): boolean {
  const roots = pagePatterns.map((pattern) => pattern.replace('/*', ''))
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}

/** A page about one thing, an order or a customer, which opens with a session that is given out with its address. */
export interface HostedPage<Subject> {
  /** Where it lives: its address is `/{root}/{id}?session=`. */
  readonly root: string
  readonly find: (id: string) => Subject | undefined
  /** What the address of a subject's page is made of. */
  readonly address: (subject: Subject) => { readonly id: string; readonly session: string }
  /** How things go for a subject now. */
  readonly effects: (subject: Subject) => Effects
  /** Somebody has opened the page: the subject from then on. */
  readonly opened: (subject: Subject) => Subject
  /** The whole document, as things stand. */
  readonly view: (subject: Subject, call: Pick<EndpointCall, 'serviceUrl' | 'url'>) => string
  /**
   * What each form does, by its name. It answers nothing: the person is sent to the page, which
   * shows how things stand, faults of the form included. A form that does not fit there does
   * nothing.
   */
  readonly actions: Readonly<Record<string, (subject: Subject, form: URLSearchParams) => void>>
}

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
