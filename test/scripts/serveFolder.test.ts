import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveFolder } from '../../scripts/serveFolder.ts'

const statusOf = (url: string, path: string) =>
  new Promise((resolve, reject) => {
    get({ host: 'localhost', port: new URL(url).port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

test('the server of a folder survives a malformed path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a page.html'), '')
  const { url, close } = await serveFolder(folder)
  onTestFinished(close)
  expect(await statusOf(url, '//')).toBe(404)
  expect(await statusOf(url, '/%')).toBe(404)
  expect(await statusOf(url, '/a%20page.html?x')).toBe(200)
})

test('the server of a folder does not serve a folder beside it, also one whose name begins alike', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  for (const name of ['dist', 'dist-old']) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'page.html'), '')
  }
  const { url, close } = await serveFolder(join(parent, 'dist'))
  onTestFinished(close)
  expect(await statusOf(url, '/page.html')).toBe(200)
  for (const path of [
    '/../dist-old/page.html',
    '/..%2fdist-old/page.html',
    '/%2e%2e/dist-old/page.html',
  ])
    expect(await statusOf(url, path)).toBe(404)
})
