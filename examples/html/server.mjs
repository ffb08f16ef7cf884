// Serves the page and the published files of the elements, with the headers of https://onramp-kit.github.io/onramp-kit/reference/security-headers/.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The simulated service, which `npm run dev` starts. It serves its payment page from its own origin. */
const service = process.env.ONRAMP_URL ?? 'http://127.0.0.1:4010'
/** Policies list origins: with a path, the browser would allow only that exact URL. */
const { origin } = new URL(service)
const features = ['payment', 'publickey-credentials-get', 'clipboard-write', 'camera']
const headers = {
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; connect-src 'self' ${origin}; frame-src ${origin}; require-trusted-types-for 'script'`,
  'Permissions-Policy': features.map((feature) => `${feature}=(self "${origin}")`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const read = (file) => readFile(new URL(file, import.meta.url))
const elements = 'node_modules/@onramp-kit/element/dist/cdn'
const hashes = JSON.parse(await read(`${elements}/integrity.json`))
/** The file of each address. Add those of your page. */
const files = new Map([
  ['/', 'index.html'],
  ['/shop.css', 'shop.css'],
  ['/shop.mjs', 'shop.mjs'],
])
for (const name of Object.keys(hashes)) files.set(`/onramp/${name}`, `${elements}/${name}`)
const types = { html: 'text/html', css: 'text/css', png: 'image/png', svg: 'image/svg+xml' }

async function respond(request, response) {
  // `new URL` throws for a path such as //, which would end the server.
  const file = files.get(request.url.split('?')[0])
  // Read for each request, so that the browser shows an edit after a reload.
  const content = file && (await read(file).catch(() => undefined))
  if (content === undefined) {
    response.writeHead(404).end()
    return
  }
  const type = types[file.split('.').at(-1)] ?? 'text/javascript'
  response
    .writeHead(200, { ...headers, 'Content-Type': `${type}; charset=utf-8` })
    .end(file === 'index.html' ? fill(String(content)) : content)
}

const fill = (page) =>
  page.replace('INTEGRITY', hashes['onramp-element.js']).replace('SERVICE', service)

const server = createServer((request, response) => void respond(request, response))
const port = Number(process.env.PORT ?? 3000)
server.once('error', ({ code, message }) => {
  const taken = `Port ${port} is in use. Choose another, such as PORT=3001.`
  console.error(code === 'EADDRINUSE' ? taken : message)
  process.exitCode = 1
})
const host = process.env.HOST || 'localhost'
server.listen(port, host, () => {
  console.log(`The shop is at http://${host}:${server.address().port}`)
})
