import {
  PUBLISHABLE_KEY_HEADER,
  PUBLISHABLE_KEY_PATTERN,
  type Route,
} from '@onramp-kit/core/contract'
import type { Contract } from './contracts.ts'

/** What a route asks a caller to show: all of it, or nothing. (Interface: Authentication.) */
export function security({ cookies, key }: Route, { sessionCookie }: Contract): readonly object[] {
  const shown = {
    ...(key && { publishableKey: [] }),
    ...(cookies && sessionCookie !== undefined && { [sessionCookie]: [] }),
  }
  return Object.keys(shown).length > 0 ? [shown] : []
}

/** Everything that can be asked for. */
export function securitySchemes(contracts: readonly Contract[]): object {
  const cookies = contracts.flatMap(({ sessionCookie }) => sessionCookie ?? [])
  return {
    publishableKey: {
      type: 'apiKey',
      in: 'header',
      name: PUBLISHABLE_KEY_HEADER,
      description: `The publishable key of a tenant, \`${PUBLISHABLE_KEY_PATTERN.source}\`. It is checked against its Origin allowlist.`,
    },
    ...Object.fromEntries(
      cookies.map((name) => [
        name,
        { type: 'apiKey', in: 'cookie', name, description: "The wallet's session." },
      ]),
    ),
  }
}
