// Child process: a Node server with a prepared response for each path, so that the work of a service does not hide the cost
// of a client. `startBareServer` starts it.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const self = fileURLToPath(import.meta.url)

/** Starts a server that sends these texts by path. */
export async function startBareServer(responses: Readonly<Record<string, string>>) {
  const child = fork(self, [JSON.stringify(responses)], { execArgv: [] })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}

if (process.argv[1] === self) {
  const responses = JSON.parse(process.argv[2] ?? '{}') as Readonly<Record<string, string>>
  const server = createServer((request, response) => {
    const text = responses[request.url?.replace(/\?.*/, '') ?? '']
    request.resume().once('end', () => {
      const status = text === undefined ? 404 : 200
      response.writeHead(status, { 'content-type': 'application/json' }).end(text)
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
