import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/freePort.ts'
import { run, start } from '../../scripts/processes.ts'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'onramp-kit-html-'))
  cpSync('examples/html', project, { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'), 'junction')
})
afterEach(() => rmSync(project, { recursive: true }))

async function startShop() {
  const port = String(await freePort('localhost', 0))
  const env = { ...process.env, PORT: port, ONRAMP_URL: 'https://service.example/onramp' }
  const urlIn = () => `http://localhost:${port}`
  const shop = await start(process.execPath, ['server.mjs'], urlIn, { cwd: project, env })
  return { ...shop, get: (path: string) => fetch(shop.url + path) }
}

test('the HTML shop uses the base URL of ONRAMP_URL in its page, and the origin in its headers', async () => {
  const shop = await startShop()
  const page = await shop.get('/')
  expect(await page.text()).toContain('base-url="https://service.example/onramp"')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://service.example; frame-src https://service.example;",
  )
  expect(page.headers.get('permissions-policy')).toMatch(
    /^payment=\(self "https:\/\/service\.example"\),/,
  )
  await shop.stop()
})

test('the HTML shop serves the listed files as they are, and no others', async () => {
  const shop = await startShop()
  const script = await shop.get('/onramp/onramp-element.de.js?ver=1')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await script.text()).toBe(
    readFileSync('packages/element/dist/cdn/onramp-element.de.js', 'utf8'),
  )
  expect((await shop.get('/shop.css')).headers.get('content-type')).toContain('text/css')
  for (const path of ['/server.mjs', '/onramp/', '//', '/%2e%2e/package.json'])
    expect((await shop.get(path)).status).toBe(404)
  await shop.stop()
})

test('the HTML shop serves an edited file without a restart', async () => {
  const shop = await startShop()
  appendFileSync(join(project, 'shop.css'), '/* edited */')
  appendFileSync(join(project, 'index.html'), '<!-- edited -->')
  expect(await (await shop.get('/shop.css')).text()).toContain('/* edited */')
  expect(await (await shop.get('/')).text()).toContain('<!-- edited -->')
  await shop.stop()
})

test('the HTML shop says in one line that its port is taken', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve))
  const port = String((other.address() as AddressInfo).port)
  const env = { ...process.env, PORT: port }
  const failed = run(process.execPath, ['server.mjs'], { cwd: project, env })
  const message = `code 1\\.\\nPort ${port} is in use\\. Choose another, such as PORT=3001\\.$`
  await expect(failed).rejects.toThrow(new RegExp(message))
  await new Promise((resolve) => other.close(resolve))
})
