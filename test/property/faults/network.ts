import type { Service } from '@onramp-kit/msw'
import type { VirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { applyFault, reachesService } from './applyFault.ts'
import type { Device } from './device.ts'
import { fine, type NetworkFault } from './networkFaults.ts'
import type { Tally } from './tally.ts'

/** The faults of the requests in order, repeated until the network recovers. */
export interface NetworkFaults {
  readonly posts: readonly NetworkFault[]
  readonly reads: readonly NetworkFault[]
}

export const opensPurchase = ({ url }: Request) => url.endsWith('/card/checkout')

/** The network between the pages of a device and the service. */
export function createNetwork(
  { clock, service, device }: { clock: VirtualClock; service: Service; device: Device },
  networkFaults: NetworkFaults,
  tally: Tally,
) {
  let isHealed = false
  const sent = { posts: 0, reads: 0 }
  const oldest = new Map<string, Response>()
  const pass = (ms: number) => new Promise<void>((resolve) => clock.setTimeout(resolve, ms))

  function nextFault(kind: keyof NetworkFaults): NetworkFault {
    if (isHealed) return fine
    const faults = networkFaults[kind]
    return faults[sent[kind]++ % faults.length] ?? fine
  }

  /** The service's response to a request, which can arrive late and more than once. */
  async function ask(
    request: Request,
    body: string | null,
    { fault }: NetworkFault,
  ): Promise<Response | undefined> {
    const { method, url, headers } = request
    let answer = await service.handle(new Request(url, { method, headers, body }))
    if (fault === 'duplicated')
      answer = await service.handle(new Request(url, { method, headers, body }))
    const older = oldest.get(url)
    if (fault === 'an older answer than before' && older !== undefined) return older.clone()
    if (method === 'GET' && answer.ok && older === undefined) oldest.set(url, answer.clone())
    return answer
  }

  function cut(kind: keyof NetworkFaults): undefined {
    tally.met[kind].add('offline')
  }

  return {
    heal() {
      isHealed = true
    },
    /** Sends a request to the service and returns the response after faults; `undefined` drops the connection. */
    async carry(
      request: Request,
      acted: ((answer: Response) => Promise<void>) | undefined,
    ): Promise<Response | undefined> {
      const kind = opensPurchase(request) ? 'posts' : 'reads'
      const plan = nextFault(kind)
      tally.counts.requests += 1
      const { fault, way, seconds } = plan
      const body = request.method === 'POST' ? await request.text() : null
      await pass(way[0])
      if (!device.isOnline()) return cut(kind)
      const answer = reachesService(plan) ? await ask(request, body, plan) : undefined
      if (answer?.ok) await acted?.(answer.clone())
      if (fault !== 'none') tally.met[kind].add(fault)
      if (fault === 'never answered') return new Promise<never>(() => {})
      const faulty = await applyFault(plan, answer, clock.now())
      await pass(way[1] + (fault === 'held back' ? seconds * 1000 : 0))
      return device.isOnline() ? faulty : cut(kind)
    },
  }
}
export type Network = ReturnType<typeof createNetwork>
