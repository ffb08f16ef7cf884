import type { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'

/** Records the bodies that the client of a world sends. */
export function recordBodies({
  setFault,
}: Pick<ReturnType<typeof createSimulatedWorld>, 'setFault'>): unknown[] {
  const bodies: unknown[] = []
  setFault(async (request) => {
    if (request.method === 'POST') bodies.push(await request.clone().json())
    return undefined
  })
  return bodies
}
