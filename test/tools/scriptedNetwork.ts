/** One turn of the network: a response, a function of the request, or a failure. */
export type Turn =
  | Response
  | 'dropped'
  | 'silent'
  | ((request: Request) => Response | Promise<Response>)

export interface ScriptedNetwork {
  readonly fetch: typeof globalThis.fetch
  /** Every request that was sent, in order. */
  readonly requests: Request[]
  /** The maximum number of concurrent requests. */
  readonly mostInFlight: () => number
}

/** A scripted network that repeats its last turn. */
export function scriptNetwork(...turns: readonly Turn[]): ScriptedNetwork {
  const requests: Request[] = []
  let inFlight = 0
  let most = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const turn = turns[Math.min(requests.length, turns.length - 1)]
    requests.push(request)
    inFlight += 1
    most = Math.max(most, inFlight)
    try {
      return await answer(turn, request)
    } finally {
      inFlight -= 1
    }
  }
  return { fetch, requests, mostInFlight: () => most }
}

async function answer(turn: Turn | undefined, request: Request): Promise<Response> {
  if (turn === undefined || turn === 'dropped') throw new TypeError('fetch failed')
  if (turn === 'silent')
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  return typeof turn === 'function' ? turn(request) : turn.clone()
}

export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

export const errorResponse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ error: { code, message: `about ${code}` } }, { status, headers })

export const html = (status: number) =>
  new Response('<html><h1>Bad gateway</h1></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
