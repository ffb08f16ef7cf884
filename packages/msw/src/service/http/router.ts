import type { Endpoint, EndpointCall, RouteGroup } from '../endpoint.ts'
import { ServiceError } from './serviceError.ts'

/** The group that responds to a path. */
interface RouteMatch {
  readonly group: RouteGroup
  /** Its endpoints for the path, of every method; none for an unknown path. */
  readonly matches: readonly Match[]
}

/** An endpoint whose path matches, and the segments that its template names. */
export interface Match {
  readonly endpoint: Endpoint
  readonly params: EndpointCall['params']
}

/**
 * Returns the match of a path.
 * @param path the path below the service's base path; `''` for a request outside of it
 */
export type Router = (path: string) => RouteMatch

/**
 * Creates a router, which parses the path templates once.
 * @param groups the first one with an endpoint for the path responds
 * @param last the group after them, which also responds to the paths that no group owns
 */
export function createRouter(groups: readonly RouteGroup[], last: RouteGroup): Router {
  const table = [...groups, last].map((group) => ({
    group,
    templates: group.endpoints.map(parseTemplate),
  }))
  return (path) => {
    const segments = path.split('/')
    for (const { group, templates } of table) {
      const matches = matchTemplates(templates, segments)
      if (matches.length > 0) return { group, matches }
    }
    return { group: groups.find((group) => group.ownsUnknownPath?.(path)) ?? last, matches: [] }
  }
}

/** The path template of an endpoint. */
interface Template {
  readonly endpoint: Endpoint
  readonly parts: readonly TemplatePart[]
  /** How many segments have a name. */
  readonly named: number
}

/** A segment of a template: literal text, or the name in braces. */
interface TemplatePart {
  readonly text: string
  readonly name: string | undefined
}

function parseTemplate(endpoint: Endpoint): Template {
  const parts = endpoint.path
    .split('/')
    .map((text) => ({ text, name: /^\{(.+)\}$/.exec(text)?.[1] }))
  return { endpoint, parts, named: parts.filter(({ name }) => name !== undefined).length }
}

/** Matches a path against templates. Of several, those with the fewest named segments win. */
function matchTemplates(
  templates: readonly Template[],
  segments: readonly string[],
): readonly Match[] {
  const fitting = templates.filter(({ parts }) => fits(parts, segments))
  const fewest = Math.min(...fitting.map(({ named }) => named))
  return fitting
    .filter(({ named }) => named === fewest)
    .map(({ endpoint, parts }) => ({ endpoint, params: readParams(parts, segments) }))
}

/** True if the literal segments are equal, and the named ones not empty. */
function fits(parts: readonly TemplatePart[], segments: readonly string[]): boolean {
  return (
    parts.length === segments.length &&
    parts.every(({ name, text }, index) =>
      name === undefined ? segments[index] === text : segments[index] !== '',
    )
  )
}

/** Reads the named segments, decoded. */
function readParams(
  parts: readonly TemplatePart[],
  segments: readonly string[],
): EndpointCall['params'] {
  return Object.fromEntries(
    parts.flatMap(({ name }, index) =>
      name === undefined ? [] : [[name, decodeSegment(segments[index] ?? '')]],
    ),
  )
}

/** Decodes a segment. One that is not valid percent-encoding stays as it is, for the route to reject. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Selects the endpoint of the request's method.
 * @throws ServiceError `not_found`, or `method_not_allowed` with an `Allow` header
 */
export function selectMethod(
  matches: readonly Match[],
  { request, url }: Pick<EndpointCall, 'request' | 'url'>,
): Match {
  if (matches.length === 0)
    throw new ServiceError('not_found', `The service has no route at ${url.pathname}.`)
  const selected = matches.find(({ endpoint }) => methodsOf(endpoint).includes(request.method))
  if (selected) return selected
  const allowed = [...new Set(matches.flatMap(({ endpoint }) => methodsOf(endpoint)))].join(', ')
  throw new ServiceError(
    'method_not_allowed',
    `${url.pathname} does not accept ${request.method}. Use ${allowed}.`,
    { headers: { Allow: allowed } },
  )
}

function methodsOf({ method }: Endpoint): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}
