import { type AddressInfo, createServer } from 'node:net'

/** Returns the wanted port, or any free one if it is in use. */
export function freePort(host: string, wanted: number): Promise<number> {
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
