import type { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { sleep } from '../../../packages/core/src/platform/clock.ts'

type World = ReturnType<typeof createSimulatedWorld>

/** Counts the requests of a world, each of which takes `delay()` milliseconds. */
export function countRequests({ clock, answer, setFault }: World, delay: () => number) {
  const inFlight = new Set<Request>()
  let reads = 0
  setFault(async (request) => {
    inFlight.add(request)
    // What was called back before it was sent, no browser sends.
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
    /** Whether one of them changes something: such a one is never called back, for who could say what became of it? */
    isChanging: () => [...inFlight].some((request) => !isRead(request)),
    /** How many were sent that change nothing. */
    reads: () => reads,
  }
}

function isRead({ method, url }: Request): boolean {
  return method === 'GET' || url.endsWith('/quote')
}
