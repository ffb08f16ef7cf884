import { PUBLISHABLE_KEY_HEADER, type Route, type RouteTable } from '../contract/route.ts'
import type { FieldIssue } from '../errors/usageErrors.ts'
import type { Encoded } from './send.ts'
import type { Transport } from './transport.ts'
import { validate } from './validate.ts'

/** A call of a method of the client. */
export interface Call {
  /** The client method, such as `card.checkout`. */
  readonly operation: string
  readonly route: Route
  readonly input: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Issues of the input that the route's schema does not detect. */
  readonly issues?: readonly FieldIssue[]
  /** Whether the input was validated. */
  readonly isValid?: boolean | undefined
}

/**
 * Validates the input, unless it is valid already, and lays it out as path, query and body.
 *
 * @throws InputError with every invalid field
 */
export function encode(
  transport: Transport<RouteTable>,
  { operation, route, input, headers, issues = [], isValid }: Call,
): Encoded {
  const fields = isValid ? input : validate(operation, route.input, input, issues)
  const rest = { ...(fields as Readonly<Record<string, unknown>>) }
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const isRead = route.method === 'GET'
  // It converts numbers to text.
  const query = new URLSearchParams(rest as Record<string, string>).toString()
  const { fieldNames } = transport
  // The service may use other names.
  const named = Object.entries(rest).map(([name, value]) => [fieldNames[name] ?? name, value])
  return {
    method: route.method,
    url: transport.baseUrl + path + (isRead && query ? `?${query}` : ''),
    headers: {
      ...headers,
      ...(route.requiresKey && { [PUBLISHABLE_KEY_HEADER]: transport.publishableKey }),
      ...(!isRead && { 'content-type': 'application/json' }),
    },
    body: isRead ? undefined : Object.fromEntries(named),
    credentials: route.cookies ? 'include' : 'omit',
  }
}
