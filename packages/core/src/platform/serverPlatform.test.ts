import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock.ts'
import { withLock } from './lock.ts'
import { documentPage } from './page.ts'
import { createPlatform, isNode } from './platform.ts'
import { webStorage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a server has a page that is always visible and online, and never changes', () => {
  expect([documentPage.visible(), documentPage.online()]).toEqual([true, true])
  const leave = documentPage.subscribe(() => expect.fail('called'))
  expect(leave).not.toThrow()
})

test('a server stores no orders', () => {
  webStorage.setItem('an order', 'its record')
  expect(webStorage.getItem('an order')).toBeNull()
  expect(() => webStorage.removeItem('an order')).not.toThrow()
})

// Node has Web Locks from 24.5 on.
const hasLocks = typeof navigator !== 'undefined' && 'locks' in navigator
test.runIf(hasLocks)('a lock runs one task at a time', async () => {
  const owner = { platform: { clock: systemClock, lock: undefined }, timeout: 30_000 }
  const runs: string[] = []
  await withLock(owner, 'a purchase', async () => {
    await withLock(owner, 'a purchase', async () => void runs.push('inner'))
    runs.push('outer')
  })
  expect(runs).toEqual(['outer'])
})

test.each([
  ['Node', { node: '24.0.0' }, 'Node.js/24', true],
  ['Bun', { node: '24.0.0', bun: '1.0.0' }, 'Bun/1.4.5', false],
  ['Deno', { node: '24.0.0', deno: '2.0.0' }, 'Deno/2.9.6', false],
  ['Electron', { node: '24.0.0', electron: '40.0.0' }, 'Node.js/24', false],
  ['a Cloudflare Worker', undefined, 'Cloudflare-Workers', false],
  ['a Cloudflare Worker with nodejs_compat', { node: '22.19.0' }, 'Cloudflare-Workers', false],
  ['an edge runtime', {}, undefined, false],
  ['React Native', undefined, undefined, false],
  ['a browser without a document', undefined, 'Mozilla/5.0', false],
])('%s is Node only by its own name', (_, versions, userAgent, is) => {
  vi.stubGlobal('process', versions && { versions })
  vi.stubGlobal('navigator', { userAgent })
  expect(isNode()).toBe(is)
})

test.each([undefined, 'Mozilla/5.0'])(
  'a process without versions, as bundlers put into browsers, is not Node (%s)',
  (userAgent) => {
    vi.stubGlobal('process', { env: {} })
    vi.stubGlobal('navigator', userAgent && { userAgent })
    expect(isNode()).toBe(false)
  },
)

test('random numbers are between 0 and 1 and differ', () => {
  const { random } = createPlatform()
  const drawn = Array.from({ length: 20 }, random)
  expect(new Set(drawn).size).toBeGreaterThan(1)
  for (const number of drawn) expect(number >= 0 && number < 1).toBe(true)
})
