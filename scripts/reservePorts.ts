import { createServer, type Server } from 'node:net'

/** Ports outside the range that systems assign automatically, and that no browser blocks. */
const [FIRST, END] = [7_100, 8_000]
/** The ports of one reservation, with the one that marks it. */
const BLOCK = 20

/**
 * Reserves ports until this process ends, for itself and the processes that it starts. A run at the same time gets others,
 * also in another checkout: a server on the first port of a block marks the block as taken.
 */
export async function reservePorts(count: number): Promise<readonly number[]> {
  for (let first = FIRST; first < END; first += BLOCK) {
    const mark = await listen(first)
    if (mark === undefined) continue
    const ports = Array.from({ length: count }, (_, index) => first + 1 + index)
    if (await areFree(ports)) return ports
    mark.close()
  }
  throw new Error(`Every port from ${FIRST} to ${END - 1} is in use. End the runs that use them.`)
}

/** Listens on every address without keeping the process alive. Returns `undefined` if the port is in use. */
function listen(port: number): Promise<Server | undefined> {
  const server = createServer().unref()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(port, () => resolve(server))
  })
}

async function areFree(ports: readonly number[]): Promise<boolean> {
  for (const port of ports) {
    const server = await listen(port)
    if (server === undefined) return false
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}
