import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Imports core and creates a client, in Node, where each DOM global reports its use. */
const program = `
  for (const name of ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'])
    Object.defineProperty(globalThis, name, { configurable: true, get() { console.log('touched ' + name); return undefined } })
  const core = await import('@onramp-kit/core')
  core.createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl: 'https://service.example' })
  console.log(Object.keys(core).length > 20 ? 'imported' : 'empty')
`

test('core uses no DOM when Node imports it and creates a client', () => {
  const args = ['--conditions=@onramp-kit/source', '--input-type=module', '--eval', program]
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(printed.trim()).toBe('imported')
})
