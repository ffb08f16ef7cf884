import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getResponse, isPassthroughResponse, type RequestHandler } from 'msw'
import type { Service } from '../service/createService.ts'
import { MAX_BODY_BYTES } from '../service/http/body.ts'
import { allowEveryOrigin, errorResponse } from '../service/http/responses.ts'
import { ServiceError } from '../service/http/serviceError.ts'
import { isPagePath } from '../service/servicePaths.ts'
import { createAccessCheck, parseOrigin } from './accessCheck.ts'
import { respondToClientError } from './clientErrors.ts'
import { sendResponse, toRequest } from './fetchAdapter.ts'
import { hostInUrl } from './hostnames.ts'

/** Options of `serve`. `undefined` selects the default. */
export interface ServeOptions {
  /**
   * The port to listen on; 0 picks a free one.
   * @default 0
   */
  readonly port?: number | undefined
  /**
   * The address to listen on.
   * @default '127.0.0.1', which other machines cannot reach
   */
  readonly host?: string | undefined
  /**
   * Origins that may use the controls under `/_simulator`, besides loopback origins: `https://shop.example`. Their host
   * names may also name this server. Requests to the host of an https origin get https URLs, as behind a tunnel.
   * @default []
   */
  readonly allowOrigins?: readonly string[] | undefined
  /**
   * MSW handlers that come before the service and override single responses: a delay, a broken body, a dropped
   * connection. One that returns nothing or `passthrough()` leaves the request to the service.
   * @default []
   */
  readonly handlers?: readonly RequestHandler[] | undefined
  /**
   * Private key and certificate for https, both PEM. Off loopback, browsers accept cookies of other sites over https only.
   * @default http
   */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
}

/** A server that is listening. */
export interface ServedService {
  /** The server's base URL, without a trailing slash. A server on every address is named by 127.0.0.1. */
  readonly url: string
  /** Stops listening and closes open connections. */
  readonly close: () => Promise<void>
}

/**
 * Serves a service over HTTP.
 *
 * @example
 * const { url, close } = await serve(createService(), { port: 4010 })
 *
 * @throws Error Node's own, such as `EADDRINUSE`, when it cannot listen
 * @throws RangeError for an empty host, or an allowed origin that is not an http(s) origin
 */
export async function serve(
  service: Pick<Service, 'handle'>,
  { port = 0, host = '127.0.0.1', allowOrigins = [], handlers = [], tls }: ServeOptions = {},
): Promise<ServedService> {
  if (host === '')
    throw new RangeError(
      "serve: host must be an address. Use '0.0.0.0' for every interface, or omit it for this machine only.",
    )
  const origins = allowOrigins.map(originFrom)
  const checkAccess = createAccessCheck(host, origins)
  const overrides = [...handlers]

  async function respond(request: Request): Promise<Response> {
    const error = checkAccess(request)
    if (error) return errorResponse(error)
    try {
      const baseUrl = new URL(request.url).origin
      const chosen = isPreflight(request) ? overrides.filter(respondsToOptions) : overrides
      const override = chosen.length > 0 && (await getResponse(chosen, request, { baseUrl }))
      return override && !isPassthroughResponse(override) ? override : await service.handle(request)
    } catch (thrown) {
      return errorResponse(new ServiceError('internal_error', String(thrown)))
    }
  }

  async function respondToMessage(incoming: IncomingMessage): Promise<Response> {
    // One byte over the limit is enough for the service to reject the body.
    const request = await toRequest(incoming, MAX_BODY_BYTES + 1, origins).catch(() => undefined)
    const path = request ? new URL(request.url).pathname : (incoming.url ?? '')
    const response = request ? await respond(request) : errorResponse(invalidRequest())
    return withCors(path, incoming.headers.origin ?? null, response)
  }

  const lastResponses = new WeakMap<Duplex, ServerResponse>()
  const listener: RequestListener = (incoming, outgoing) => {
    lastResponses.set(incoming.socket, outgoing)
    respondToMessage(incoming)
      .then((response) => sendResponse(outgoing, response))
      .catch(() => outgoing.destroy())
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  server.on(
    'clientError',
    (error, socket) => void respondToClientError(error, socket, lastResponses.get(socket)),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `${tls ? 'https' : 'http'}://${hostInUrl(host)}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A page sees no other response if an override of every method, such as a 503, also responds to its preflight. */
function isPreflight({ headers, method }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

function respondsToOptions({ info }: RequestHandler): boolean {
  return 'method' in info && info.method === 'OPTIONS'
}

function originFrom(text: string): string {
  const origin = parseOrigin(text)
  if (origin !== undefined) return origin
  throw new RangeError(
    `serve: allowOrigins must list origins such as https://shop.example, not "${text}".`,
  )
}

function invalidRequest(): ServiceError {
  return new ServiceError(
    'validation_error',
    'The method, address or body of the request is invalid.',
  )
}

/**
 * Lets other origins read a response that the service has not decided about: an override, or an error of this server.
 * Without the headers, a page would see a failed network. Hosted pages stay unreadable.
 */
function withCors(path: string, origin: string | null, response: Response): Response {
  const isDecided =
    response.type === 'error' ||
    response.headers.has('access-control-allow-origin') ||
    // `Vary: Origin` without that header means that no page may read it.
    /\borigin\b/i.test(response.headers.get('vary') ?? '') ||
    isPagePath(path)
  // A copy, because the headers of a redirect or a fetched response are immutable.
  return isDecided ? response : allowEveryOrigin(new Response(response.body, response), origin)
}
