import { errorCodes } from '@onramp-kit/core/contract'
import type { Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { canaries, leaky } from './canaries.ts'

const errorResponse = (status: number, code: string): Fault =>
  always(() => Response.json({ error: { code, message: leaky } }, { status }))

function always(answer: () => Response): Fault {
  return () => answer()
}

/** An error of a library that carries the request, its headers and a cause. */
function leakyError(): Error {
  const cause = Object.assign(new Error(leaky), { code: 'ECONNRESET', address: leaky })
  return Object.assign(
    new TypeError(`request to https://service.example/?${leaky} failed`, { cause }),
    {
      config: { headers: { 'x-svc-publishable-key': canaries.key } },
      stack: `TypeError: ${leaky}\n    at fetch`,
    },
  )
}

/** Every way an operation can fail, with as many secrets as possible. */
export const everyFailure: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(
    Object.entries(errorCodes).map(([code, { status }]) => [code, errorResponse(status, code)]),
  ),
  'a code that is a secret': errorResponse(400, canaries.key),
  'a field that is a secret': always(() =>
    Response.json(
      { error: { code: 'validation_error', message: `${canaries.account}: is wrong` } },
      { status: 400 },
    ),
  ),
  'a request id that is a secret': always(() =>
    Response.json(
      { error: { code: 'internal_error', message: leaky } },
      // A header has no characters beyond Latin-1.
      { status: 500, headers: { 'x-request-id': leaky.replaceAll(/[^ -~]/g, '') } },
    ),
  ),
  'a fault of the service': errorResponse(500, 'internal_error'),
  'a page of a proxy': always(
    () =>
      new Response(`<h1>${leaky}</h1>`, { status: 502, headers: { 'content-type': 'text/html' } }),
  ),
  'a cut answer': always(() => new Response(`{"wallet":"${leaky}`)),
  'an answer that is text': always(() => Response.json(leaky)),
  'an answer of another shape': always(() => Response.json({ ...canaries, [leaky]: leaky })),
  'a response with secrets in every field': always(() =>
    Response.json({
      id: leaky,
      order_id: leaky,
      url: { leaky },
      status: { leaky },
      source: { wallet: leaky, amount: leaky },
      data: [{ id: leaky, currency: leaky, source_deposit_instructions: leaky }],
      count: leaky,
      EUR: leaky,
    }),
  ),
  'a network that throws the request': () => {
    throw leakyError()
  },
  'a network that rejects with text': () => Promise.reject(leaky),
  'a network that rejects with anything': () =>
    Promise.reject({ message: leaky, request: canaries }),
  'a truncated body': always(
    () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.error(leakyError()),
        }),
      ),
  ),
  'no response in time': () => new Promise<never>(() => {}),
}
