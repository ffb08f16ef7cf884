import { Agent, request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { errorEnvelope, routes, safeParse } from '@onramp-kit/core/contract'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { superseded } from '@onramp-kit/superseded/simulator'
import { expect, test } from 'vitest'
import { type Malformed, malformedRequests } from './malformedRequests.ts'

const COUNT = 10_000
const ABREAST = 8
/** Allowed growth of the heap in bytes. Leaked bodies would take several times as much. */
const SLACK = 16 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

test(`the server answers ${COUNT} malformed requests with an error envelope each, and leaks no memory`, async () => {
  const service = createService({ extensions: [superseded()], rateLimit: false })
  const { close, url } = await serve(service)
  const agent = new Agent({ keepAlive: true, maxSockets: ABREAST })
  const prototypes = shapes()

  /** Sends requests, a few at a time, and returns a description of every wrong response. */
  async function sendAll(requests: readonly Malformed[]): Promise<readonly string[]> {
    const faults: string[] = []
    const waiting = requests.values()
    const sendOn = async () => {
      for (const sent of waiting) {
        const fault = faultOf(sent, await send(url, agent, sent))
        if (fault) faults.push(`${sent.method} ${sent.path.slice(0, 100)}: ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: ABREAST }, sendOn))
    return faults
  }

  try {
    expect(await sendAll(malformedRequests(service.routes, { count: 1000, seed: 1 }))).toEqual([])
    const requests = malformedRequests(service.routes, { count: COUNT, seed: 2 })
    service.reset()
    const before = await usedHeap()
    expect(await sendAll(requests)).toEqual([])
    for (const asked of Object.values(service.state().requests)) expect(asked).toBeGreaterThan(100)
    service.reset()
    expect((await usedHeap()) - before).toBeLessThan(SLACK)
    expect(shapes()).toEqual(prototypes)
  } finally {
    agent.destroy()
    await close()
  }
})

interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
}

function send(
  url: string,
  agent: Agent,
  { body, headers, method, path }: Malformed,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method, path, headers: { ...headers } }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => {
        text += chunk
      })
      incoming.on('end', () => {
        const { 'content-type': type = '' } = incoming.headers
        resolve({ status: incoming.statusCode ?? 0, type, text })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Describes the fault of a response. A request that happens to be valid may succeed. */
function faultOf({ method, path }: Malformed, { status, text, type }: Answer): string | undefined {
  const fault = `answered ${status} ${type} ${text.slice(0, 200)}`
  if (method === 'HEAD' || (method === 'OPTIONS' && status === 204))
    return text === '' ? undefined : fault
  // Errors of hosted pages are HTML.
  if (path.startsWith('/pay') && type.startsWith('text/')) return undefined
  if (type !== 'application/json') return fault
  const body: unknown = JSON.parse(text)
  if (status >= 400) {
    const envelope = safeParse(errorEnvelope, body)
    return envelope.success && envelope.data.error.code !== 'internal_error' ? undefined : fault
  }
  if (path.startsWith('/_simulator/')) return undefined
  const answered = Object.values(routes).filter((route) => route.method === method)
  return answered.some(({ response }) => safeParse(response, body).success) ? undefined : fault
}

/** Returns the size of the heap after garbage collection. */
async function usedHeap(): Promise<number> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Returns the properties of every prototype that a request could pollute. */
function shapes() {
  return [Object, Array, Function, String, Number, Promise, Map, Request, Response, URL].map(
    ({ prototype }) => Reflect.ownKeys(prototype).map(String),
  )
}
