import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  // Browsers compile WebAssembly only with this type.
  '.wasm': 'application/wasm',
}

/** Serves the files of a folder below a path, with the given headers; `gzip` compresses them, as a web host does. */
export async function serveFolder(
  folder: string,
  {
    port = 0,
    base = '/',
    gzip = false,
    headers = {},
  }: {
    port?: number
    base?: string
    gzip?: boolean
    headers?: Readonly<Record<string, string>>
  } = {},
) {
  // With a separator, so that a path cannot lead to `dist-old` beside `dist`.
  const root = join(folder, '/')
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url ?? '/')
    const path = pathname.slice(base.length - 1)
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
    if (
      !pathname.startsWith(base) ||
      !file.startsWith(root) ||
      !statSync(file, { throwIfNoEntry: false })?.isFile()
    )
      return response.writeHead(404).end()
    const type = types[extname(file)] ?? 'application/octet-stream'
    const encoding = gzip &&
      /^text|json|javascript|svg/.test(type) && { 'content-encoding': 'gzip' }
    response.writeHead(200, { ...headers, ...encoding, 'content-type': type })
    const content = createReadStream(file)
    return (encoding ? content.pipe(createGzip()) : content).pipe(response)
  })
  await new Promise<void>((resolve) => void server.listen(port, 'localhost', resolve))
  const { port: taken } = server.address() as AddressInfo
  return { url: `http://localhost:${taken}`, close: () => void server.close() }
}

/** Returns the decoded path of a request, as it is if it is malformed. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
