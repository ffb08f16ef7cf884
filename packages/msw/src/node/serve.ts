import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getResponse, type RequestHandler } from 'msw'
import { createHandlers } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { MAX_BODY_BYTES } from '../service/http/body.ts'
import { allowEveryOrigin, errorResponse } from '../service/http/responses.ts'
import { ServiceError } from '../service/http/serviceError.ts'
import { isPagePath } from '../service/pages/pageEndpoints.ts'
import { createAccessCheck } from './accessCheck.ts'
import { createPendingResponses, refuseUnparsed } from './clientErrors.ts'
import { sendResponse, toRequest } from './fetchAdapter.ts'

/** Where and how a service is served. */
export interface ServeOptions {
  /**
   * The port; 0 picks a free one.
   * @default 0
   */
  readonly port?: number
  /**
   * The address to listen on.
   * @default '127.0.0.1', which no other machine can reach
   */
  readonly host?: string
  /**
   * Origins that may use the controls under `/_simulator` beside those of loopback addresses, such as
   * `https://shop.example`. Their hosts may name this server as well.
   * @default none
   */
  readonly allowOrigins?: readonly string[]
  /**
   * MSW handlers asked before the service, to bend single answers: a delay, a broken body, a
   * dropped connection.
   * @default none
   */
  readonly handlers?: readonly RequestHandler[]
  /**
   * Serves https, with this private key and certificate, both PEM: where a browser is to take Secure
   * cookies from another site.
   * @default http
   */
  readonly tls?: { readonly key: string; readonly cert: string }
}

/** A server that is listening. */
export interface ServedService {
  /** The base URL, no trailing slash; of a server on every address, the one on this machine. */
  readonly url: string
  /** Stops listening and drops what is still open. */
  readonly close: () => Promise<void>
}

/**
 * Serves a service over HTTP, through the same handlers MSW uses in tests.
 *
 * @example
 * const { url, close } = await serve(createService(), { port: 4010 })
 *
 * @throws the system's own error when the port can't be had, such as `EADDRINUSE`
 * @throws RangeError for an allowed origin that is not an http(s) origin
 */
export async function serve(
  service: Pick<Service, 'handle' | 'routes'>,
  { port = 0, host = '127.0.0.1', allowOrigins = [], handlers = [], tls }: ServeOptions = {},
): Promise<ServedService> {
  const refusalOf = createAccessCheck(host, allowOrigins)
  // Relative handlers: the service is the same by whatever name it was reached.
  const allHandlers = [...handlers, ...createHandlers(service, { baseUrl: '' })]

  async function respond(request: Request): Promise<Response> {
    const refusal = refusalOf(request)
    if (refusal) return errorResponse(refusal)
    try {
      const baseUrl = new URL(request.url).origin
      const response = await getResponse(allHandlers, request, { baseUrl })
      return response ?? (await service.handle(request))
    } catch (error) {
      return errorResponse(new ServiceError('internal_error', String(error)))
    }
  }

  async function answer(incoming: IncomingMessage): Promise<Response> {
    // One byte over the limit is enough for the service to see that it is over.
    const request = await toRequest(incoming, MAX_BODY_BYTES + 1).catch(() => undefined)
    const path = request ? new URL(request.url).pathname : (incoming.url ?? '')
    const response = request ? await respond(request) : errorResponse(unreadable())
    return readableElsewhere(path, incoming.headers.origin ?? null, response)
  }

  const owed = createPendingResponses()
  const listener: RequestListener = (incoming, outgoing) => {
    owed.add(incoming, outgoing)
    answer(incoming)
      .then((response) => sendResponse(outgoing, response))
      .catch(() => outgoing.destroy())
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.on('clientError', (error, socket) => void refuseUnparsed(error, socket, owed))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://${nameInUrl(host)}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a URL calls a host that was listened on. */
function nameInUrl(host: string): string {
  // The wildcards are no address one could ask; this machine itself is among what they stand for.
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function unreadable(): ServiceError {
  return new ServiceError(
    'validation_error',
    'The method, address or body of the request is broken.',
  )
}

/**
 * An answer as pages of other origins may read it. What the service answers says so itself; a bent
 * answer, or one the service never saw, would else reach a page as a failed network. The hosted page
 * stays closed to them, and a dropped connection has no headers.
 * @param path the request's own
 */
function readableElsewhere(path: string, origin: string | null, response: Response): Response {
  const settled =
    response.type === 'error' ||
    response.headers.has('access-control-allow-origin') ||
    // The service has decided, be it that nobody may.
    /\borigin\b/i.test(response.headers.get('vary') ?? '') ||
    isPagePath(path)
  // A copy: the headers of a redirect, or of an answer that was fetched, can't be added to.
  return settled ? response : allowEveryOrigin(origin, new Response(response.body, response))
}
