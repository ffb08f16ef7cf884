import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A merchant's page that records every message, and whether the framed window sent it. */
const html = `<!doctype html>
<html lang="en">
<title>A merchant</title>
<link rel="icon" href="data:,">
<script>
window.heard = []
addEventListener('message', ({ origin, data, source }) => {
  const fromFrame = source === document.querySelector('iframe')?.contentWindow
  heard.push({ origin, data, fromFrame })
})
</script>
</html>
`

/** Serves the page on its own origin. */
export async function serveMerchant(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
