import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { afterEach, expect, test, vi } from 'vitest'
import { type TryLock, webLock, withLock } from './lock.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['no navigator', undefined],
  ['no Web Locks, as on http pages', {}],
  ['null instead of Web Locks, as happy-dom', { locks: null }],
])('webLock throws where there is %s', (_title, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect(() => webLock('a purchase', async () => {})).toThrow()
})

test.each([undefined, null as unknown as undefined])(
  'a client whose lock is %s uses Web Locks',
  async (lock) => {
    const names: string[] = []
    const request = (name: string, _: object, run: (held: object) => Promise<void>) => {
      names.push(name)
      return run({})
    }
    vi.stubGlobal('navigator', { locks: { request } })
    const { client } = createTestClient({ lock: lock satisfies TryLock | undefined })
    await withLock(client, 'a purchase', async () => {})
    expect(names).toEqual(['a purchase'])
  },
)
