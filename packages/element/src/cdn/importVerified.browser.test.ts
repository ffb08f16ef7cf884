import { afterEach, beforeEach, expect, test } from 'vitest'
import { onrampImport } from './importVerified.ts'

/** The module that the tests import: text in a blob has one digest, and no server changes it. */
const file = URL.createObjectURL(
  new Blob(['export const language = "de"'], { type: 'text/javascript' }),
)
const digest = async () => {
  const bytes = await (await fetch(file)).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...hash))}`
}

/** Sets what the build writes into the script: the digests of its files, and its own address. */
const publish = (hashes: Readonly<Record<string, string>>) =>
  Object.assign(globalThis, { INTEGRITY: hashes, BASE: location.href })

beforeEach(() => {
  document.head.querySelectorAll('link[rel="modulepreload"]').forEach((link) => link.remove())
})
afterEach(() => {
  for (const name of ['INTEGRITY', 'BASE']) Reflect.deleteProperty(globalThis, name)
})
const links = () => document.head.querySelectorAll('link[rel="modulepreload"]').length

test('imports a file whose digest matches, and removes its link', async () => {
  publish({ [file]: await digest() })
  expect(await onrampImport(file)).toMatchObject({ language: 'de' })
  expect(links()).toBe(0)
})

test('rejects a file with another digest', async () => {
  const changed = URL.createObjectURL(new Blob(['alert(1)'], { type: 'text/javascript' }))
  publish({ [changed]: await digest() })
  await expect(onrampImport(changed)).rejects.toThrow(
    `Onramp Kit: ${changed} cannot be loaded, or is not the published file.`,
  )
  expect(links()).toBe(0)
})

test('rejects a file that cannot be loaded', async () => {
  publish({ './missing.js': await digest() })
  await expect(onrampImport('./missing.js')).rejects.toThrow('./missing.js cannot be loaded')
})

test("gives its link the nonce of the page's scripts, which a policy may require", async () => {
  const script = document.head.appendChild(document.createElement('script'))
  script.setAttribute('nonce', 'abc')
  publish({ './published.js': await digest() })
  const loaded = onrampImport('./published.js').catch(() => {})
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')
  expect(link?.nonce).toBe('abc')
  script.remove()
  await loaded
})

test('resolves a file against the address of the script', async () => {
  publish({ './published.js': await digest() })
  const loaded = onrampImport('./published.js').catch(() => {})
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="modulepreload"]')
  expect(link?.href).toBe(new URL('./published.js', location.href).href)
  expect([link?.integrity, link?.crossOrigin]).toEqual([await digest(), 'anonymous'])
  await loaded
})
