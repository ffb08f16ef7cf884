import type { Route } from '@onramp-kit/core/contract'
import { cookieAttributes, type SessionCookie } from '@onramp-kit/superseded/contract'
import type { Contract } from './contracts.ts'

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
