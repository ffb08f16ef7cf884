import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Imports core and makes a client in a bare Node where every name of the DOM is a trap. */
const program = `
  for (const name of ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'])
    Object.defineProperty(globalThis, name, { configurable: true, get() { console.log('touched ' + name); return undefined } })
  const core = await import('@onramp-kit/core')
  core.createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl: 'https://service.example' })
  console.log(Object.keys(core).length > 20 ? 'imported' : 'empty')
`

test('importing core and making a client in bare Node touches no DOM', () => {
  const args = ['--conditions=@onramp-kit/source', '--input-type=module', '--eval', program]
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(printed.trim()).toBe('imported')
})
