import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Imports core in a process whose Object.prototype has another property, and prints how that went. */
async function load(enumerable: boolean): Promise<string> {
  const script = `
    Object.defineProperty(Object.prototype, 'ofTheHost', { value: () => 1, enumerable: ${enumerable} })
    const { createOnrampClient } = await import('@onramp-kit/core')
    const fetch = async (request) => Response.json({ EUR: 1, GBP: 1, USD: 1 })
    const onramp = createOnrampClient({
      publishableKey: 'svc_public_sandbox_demo', baseUrl: 'https://service.example', fetch,
    })
    console.log(await onramp.fx.rates())`
  const args = ['--conditions=@onramp-kit/source', '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout
}

test('core works where the host has extended Object.prototype with a property that is not enumerable', async () => {
  expect(await load(false)).toContain('USD: 1')
})

// zod's `members` enumerates inherited properties. If this passes, requirements.md need not mention it any more.
test.fails('core works where the host has extended Object.prototype by assignment', async () => {
  expect(await load(true)).toContain('USD: 1')
})
