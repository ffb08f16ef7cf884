import {
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
  type Route,
} from '@onramp-kit/core/contract'
import { cookieAttributes, type SessionCookie } from '@onramp-kit/superseded/contract'
import type { Contract } from './contracts.ts'

/** The security requirements of a route: all schemes of one of these objects, or none. (Interface: Authentication.) */
export function security({ cookies, requiresKey }: Route, contract: Contract): readonly object[] {
  const keyed = requiresKey ? { publishableKey: [] } : {}
  if (!cookies || !contract.cookies) return requiresKey ? [keyed] : []
  const { refresh, session } = contract.cookies
  // A keyed route opens a session by a proof in the body or by the refresh cookie; other routes use the session.
  return requiresKey ? [keyed, { ...keyed, [refresh.name]: [] }] : [{ [session.name]: [] }]
}

/** All security schemes. */
export function securitySchemes(contracts: readonly Contract[]): object {
  const cookies = contracts.flatMap((contract) => Object.entries(contract.cookies ?? {}))
  return {
    publishableKey: {
      type: 'apiKey',
      in: 'header',
      name: PUBLISHABLE_KEY_HEADER,
      description: `The publishable key of a tenant, \`${PUBLISHABLE_KEY_PATTERN.source}\`. It is checked against its Origin allowlist.`,
    },
    ...Object.fromEntries(
      cookies.map(([kind, { name }]) => [
        name,
        { type: 'apiKey', in: 'cookie', name, description: cookieWords[kind] },
      ]),
    ),
  }
}

const cookieWords: Readonly<Record<string, string>> = {
  session: "The wallet's session. HttpOnly.",
  refresh: 'Renews the session. HttpOnly; valid once.',
}

/** The Set-Cookie headers of a response that opens or renews a session. */
export function setCookies(
  { cookies, requiresKey }: Route,
  contract: Contract,
): { headers?: object } {
  if (!cookies || !requiresKey || !contract.cookies) return {}
  const description = Object.values(contract.cookies).map(inWords).join(' ')
  return {
    headers: {
      'Set-Cookie': { description: `Two headers. ${description}`, schema: { type: 'string' } },
    },
  }
}

function inWords(cookie: SessionCookie): string {
  return `\`${cookie.name}\`: ${cookieAttributes(cookie).join(', ')}.`
}
