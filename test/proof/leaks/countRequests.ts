import { sleep } from '../../../packages/core/src/platform/sleep.ts'
import type { createSimulatedWorld } from '../../harness/simulatedWorld.ts'
import { settle } from '../../harness/virtualClock.ts'

type World = ReturnType<typeof createSimulatedWorld>

/** Counts the requests of a world, each of which takes `delay()` milliseconds. */
export function countRequests({ clock, service, setFault }: World, delay: () => number) {
  const inFlight = new Set<Request>()
  let reads = 0
  let answering = 0
  const isAnswering = () => answering > 0
  setFault(async (request) => {
    inFlight.add(request)
    // What was called back before it was sent, no browser sends.
    if (isRead(request) && !request.signal.aborted) reads += 1
    try {
      const ms = delay()
      if (ms > 0) await sleep(clock, ms, request.signal)
      answering += 1
      return await alreadyRead(service.fetch(request)).finally(() => {
        answering -= 1
      })
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
    /** Waits for the bodies that are being read: that takes a browser its own time. */
    async settle() {
      while (isAnswering()) await settle()
    },
  }
}

function isRead({ method, url }: Request): boolean {
  return method === 'GET' || url.endsWith('/quote')
}

/** An answer whose text is there at once. */
async function alreadyRead(answer: Promise<Response>): Promise<Response> {
  const response = await answer
  const text = await response.text()
  return Object.assign(new Response(text, response), { text: () => Promise.resolve(text) })
}
