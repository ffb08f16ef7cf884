import type { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { sleep } from '../../../packages/core/src/platform/clock.ts'

type World = ReturnType<typeof createSimulatedWorld>

/** Counts the requests of a world, each with a latency of `delay()` milliseconds. */
export function countRequests({ clock, answer, setFault }: World, delay: () => number) {
  const inFlight = new Set<Request>()
  let reads = 0
  setFault(async (request) => {
    inFlight.add(request)
    // A browser does not send a request that was aborted before.
    if (isRead(request) && !request.signal.aborted) reads += 1
    try {
      const ms = delay()
      if (ms > 0) await sleep(clock, ms, request.signal)
      return await answer(request)
    } finally {
      inFlight.delete(request)
    }
  })
  return {
    inFlight: () => inFlight.size,
    /** Whether a pending request changes something; the client never aborts such a request. */
    isChanging: () => [...inFlight].some((request) => !isRead(request)),
    /** The number of requests that change nothing. */
    reads: () => reads,
  }
}

function isRead({ method, url }: Request): boolean {
  return method === 'GET' || url.endsWith('/quote')
}
