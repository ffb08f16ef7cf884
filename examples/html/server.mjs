// Serves the page and the published files of the elements, with the headers of https://onramp-kit.github.io/onramp-kit/reference/security-headers/.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

/** The simulated service of `npm run dev`. It serves its payment page from its own origin. */
const service = 'http://127.0.0.1:4010'
const features = ['payment', 'publickey-credentials-get', 'clipboard-write', 'camera']
const headers = {
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; connect-src ${service}; frame-src ${service}; require-trusted-types-for 'script'`,
  'Permissions-Policy': features.map((feature) => `${feature}=(self "${service}")`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const read = (path) => readFile(new URL(path, import.meta.url), 'utf8')
const elements = 'node_modules/@onramp-kit/element/dist/cdn'
const hashes = JSON.parse(await read(`${elements}/integrity.json`))
const page = (await read('index.html'))
  .replace('INTEGRITY', hashes['onramp-element.js'])
  .replace('SERVICE', service)
const files = new Map([['/', page]])
for (const name of ['shop.css', 'shop.mjs']) files.set(`/${name}`, await read(name))
for (const name of Object.keys(hashes))
  files.set(`/onramp/${name}`, await read(`${elements}/${name}`))

const server = createServer((request, response) => {
  // `new URL` throws for a path such as //, which would end the server.
  const [pathname] = request.url.split('?')
  const type = { '/': 'text/html', '/shop.css': 'text/css' }[pathname] ?? 'text/javascript'
  if (files.has(pathname))
    response
      .writeHead(200, { ...headers, 'Content-Type': `${type}; charset=utf-8` })
      .end(files.get(pathname))
  else response.writeHead(404).end()
})
server.listen(Number(process.env.PORT ?? 3000), 'localhost', () => {
  console.log(`The shop is at http://localhost:${server.address().port}`)
})
