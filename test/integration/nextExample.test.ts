import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Proxy {
  readonly proxy: (request: Request) => Response
}

/** Next.js is not installed here. */
const nextServer = `export const NextResponse = {
  next: ({ headers }) => new Response(null, { headers }),
}`

test('the Next.js shop allows the origin of the service, whose base URL has a path', async () => {
  const shop = mkdtempSync(join(tmpdir(), 'next-shop-'))
  onTestFinished(() => rmSync(shop, { recursive: true }))
  const next = join(shop, 'node_modules/next')
  mkdirSync(next, { recursive: true })
  writeFileSync(
    join(next, 'package.json'),
    '{"type":"module","exports":{"./server":"./server.js"}}',
  )
  writeFileSync(join(next, 'server.js'), nextServer)
  cpSync('examples/next/proxy.ts', join(shop, 'proxy.ts'))
  mkdirSync(join(shop, 'app'))
  const url = "export const serviceUrl = 'https://service.example/onramp'"
  writeFileSync(join(shop, 'app/serviceUrl.ts'), url)
  const { proxy } = (await import(join(shop, 'proxy.ts'))) as Proxy
  const { headers } = proxy(new Request('https://shop.example'))
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(
    /; connect-src 'self' https:\/\/service\.example; frame-src https:\/\/service\.example$/,
  )
  expect(headers.get('permissions-policy')).toMatch(
    /^payment=\(self "https:\/\/service\.example"\),/,
  )
})
