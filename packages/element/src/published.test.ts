// Of the built package.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const cdn = new URL('../dist/cdn/', import.meta.url)
const scripts = readdirSync(cdn).filter((file) => file.endsWith('.js'))
const read = (file: string) => readFileSync(new URL(file, cdn))

test('a server can import the elements, and reads their names', async () => {
  const { href } = new URL('../dist/index.js', import.meta.url)
  const element = (await import(href)) as object
  expect(Object.keys(element)).toEqual([
    'OnrampBankDepositElement',
    'OnrampCheckoutElement',
    'OnrampOrderStatusElement',
  ])
})

test('the script has no styles for parts that no element contains', () => {
  const code = read('onramp-element.js').toString()
  const styled = new Set(code.match(/\.onramp-(?:dialog|deposit-method|payment-method)\b/g))
  expect([...styled]).toEqual(['.onramp-payment-method'])
})

test('integrity.json has the digest of every script', () => {
  const digests = scripts.map((file) => [
    file,
    `sha384-${createHash('sha384').update(read(file)).digest('base64')}`,
  ])
  expect(JSON.parse(read('integrity.json').toString())).toEqual(Object.fromEntries(digests))
})

test('no file imports another without a digest, or the script by a URL that lacks its query', () => {
  for (const file of scripts)
    expect(read(file).toString()).not.toMatch(/\bfrom\s*["'`]\.|\bimport\s*["'`]|\bimport\(["'`]/)
})

test('the script imports each later file with its digest', () => {
  const code = read('onramp-element.js').toString()
  const others = scripts.filter(
    (file) => !['onramp-element.js', 'onramp-element.classic.js'].includes(file),
  )
  expect(others).toHaveLength(14)
  for (const file of others) expect(code).toContain(`"./${file}":"sha256-`)
})

test('the classic script loads the module with its digest', () => {
  const { 'onramp-element.js': digest } = JSON.parse(read('integrity.json').toString())
  expect(read('onramp-element.classic.js').toString()).toContain(
    `"./onramp-element.js":"${digest}"`,
  )
})
