import { fileURLToPath } from 'node:url'
import { freePort } from '../../../freePort.ts'
import { type Child, startChild } from '../child.ts'
import { rivals } from '../rivals.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const measured = ['--import', new URL('./processorTime.ts', import.meta.url).href]

/** Something that answers at an address. Asked as a child, it says how many microseconds of the processor it has had. */
export interface Server extends Child {
  readonly url: string
}

/** `onramp-service`, as it is installed, without the limit it would put on a load like this. */
export function startOurs(): Promise<Server> {
  const command = `${root}packages/msw/dist/cli/main.js`
  return start(command, (port) => ['--port', port, '--rate-limit', '1000000000'])
}

/** Prism over the same document, giving the document's own examples, with its log off. */
export function startPrism(): Promise<Server> {
  const command = `${rivals}node_modules/@stoplight/prism-cli/dist/index.js`
  return start(command, (port) => ['mock', '-p', port, '-v', 'silent', `${root}docs/openapi.json`])
}

async function start(
  command: string,
  argsAt: (port: string) => readonly string[],
): Promise<Server> {
  const port = await freePort('127.0.0.1', 0)
  const child = startChild(command, { args: argsAt(String(port)), flags: measured })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await fetch(`${url}/v1/fx`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { ...child, url }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await child.stop()
  throw new Error(`${command} does not answer`)
}
