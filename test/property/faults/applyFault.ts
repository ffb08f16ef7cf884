import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import type { NetworkFault } from './networkFaults.ts'

/** Whether the service receives the request and acts on it. */
export function reachesService({ fault, acts }: NetworkFault): boolean {
  if (fault === '429 to a repeat by the browser') return true
  if (fault === 'dropped before the service acted' || fault.startsWith('429')) return false
  const isOpen = ['500', '502 with a page of HTML', 'empty 200', 'never answered'].includes(fault)
  return isOpen ? acts : true
}

/** The response that arrives instead of the service's. `undefined` drops the connection. */
export async function applyFault(
  { fault, seconds }: NetworkFault,
  answer: Response | undefined,
  now: number,
): Promise<Response | undefined> {
  switch (fault) {
    case 'dropped before the service acted':
    case 'dropped after the service acted':
      return undefined
    case '404':
      return errorResponse(404, 'order_not_found')
    case '429 to a repeat by the browser':
    case '429 without Retry-After':
      return tooMany({})
    case '429 with Retry-After in seconds':
      return tooMany({ 'retry-after': `${seconds}` })
    case '429 with Retry-After as a date':
      return tooMany({
        date: new Date(now).toUTCString(),
        'retry-after': new Date(now + seconds * 1000).toUTCString(),
      })
    case '500':
      return errorResponse(500, 'internal_error')
    case '502 with a page of HTML':
      return html(502)
    case 'empty 200':
      return new Response('')
    case 'truncated': {
      const text = (await answer?.text()) ?? ''
      return new Response(text.slice(0, text.length / 2), { status: answer?.status ?? 200 })
    }
    case 'of a wrong content type':
      return new Response(await answer?.text(), {
        status: answer?.status ?? 200,
        headers: { 'content-type': 'text/html' },
      })
    default:
      return answer
  }
}

const tooMany = (headers: Record<string, string>) => errorResponse(429, 'rate_limited', headers)
