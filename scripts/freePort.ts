import { type AddressInfo, createServer } from 'node:net'

/** The wanted port, or any free one where something listens there already; without a host, on every address. */
export function freePort(host: string | undefined, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      wanted === 0 || error.code !== 'EADDRINUSE' ? reject(error) : resolve(freePort(host, 0)),
    )
    probe.listen(wanted, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
