import { describe, expect, test } from 'vitest'
import { createCookieJar } from './createCookieJar.ts'

const SHOP = 'https://shop.example'

/** Creates a jar, and a server that sets given cookies and records those it receives. */
function setUp() {
  let time = 0
  let toSet: readonly string[] = []
  const seen: { url: string; cookie: string | null; origin: string | null }[] = []
  const server: typeof globalThis.fetch = async (input, init) => {
    const { headers, url } = new Request(input, init)
    seen.push({ url, cookie: headers.get('cookie'), origin: headers.get('origin') })
    const response = new Response('ok')
    for (const header of toSet) response.headers.append('set-cookie', header)
    return response
  }
  const jar = createCookieJar({ now: () => time })
  const ask = (url: string, credentials: RequestCredentials = 'include', origin = SHOP) =>
    jar.page(origin, server)(url, { credentials })
  return {
    jar,
    seen,
    ask,
    lastCookie: () => seen.at(-1)?.cookie,
    pass: (ms: number) => {
      time += ms
    },
    async set(url: string, ...headers: string[]) {
      toSet = headers
      await ask(url)
      toSet = []
    },
  }
}

const kept = 'Secure; SameSite=None'

describe('a cookie is sent', () => {
  test('to its host and below its path only, the longest path first', async () => {
    const { ask, lastCookie, set } = setUp()
    await set('https://api.example/v1/x', `a=1; Path=/; ${kept}`, `b=2; Path=/v1/session; ${kept}`)
    const table = [
      ['https://api.example/', 'a=1'],
      ['https://api.example/v1/session', 'b=2; a=1'],
      ['https://api.example/v1/session/0x/siwe', 'b=2; a=1'],
      ['https://api.example/v1/sessions', 'a=1'],
      ['https://elsewhere.example/', null],
      ['https://sub.api.example/', null],
    ] as const
    for (const [url, cookie] of table) {
      await ask(url)
      expect([url, lastCookie()]).toEqual([url, cookie])
    }
  })

  test('until its Max-Age is over, by the given clock', async () => {
    const { ask, jar, lastCookie, pass, set } = setUp()
    await set('https://api.example/', `a=1; Max-Age=10; ${kept}`)
    pass(9_999)
    await ask('https://api.example/')
    expect(lastCookie()).toBe('a=1')
    pass(1)
    await ask('https://api.example/')
    expect(lastCookie()).toBeNull()
    expect(jar.cookies()).toEqual([])
  })

  test('only with credentials', async () => {
    const { ask, lastCookie, set } = setUp()
    await set('https://api.example/', `a=1; ${kept}`)
    for (const credentials of ['omit', 'same-origin'] as const) {
      await ask('https://api.example/', credentials)
      expect(lastCookie()).toBeNull()
    }
    await ask('https://api.example/', 'same-origin', 'https://api.example')
    expect(lastCookie()).toBe('a=1')
  })

  test("from pages of its partition's site only, or from every page without a partition", async () => {
    const { ask, lastCookie, set } = setUp()
    await set('https://api.example/', `p=1; Partitioned; ${kept}`, `u=2; ${kept}`)
    await ask('https://api.example/')
    expect(lastCookie()).toBe('p=1; u=2')
    await ask('https://api.example/', 'include', 'https://other.example')
    expect(lastCookie()).toBe('u=2')
  })

  test('over https, or to this machine, when it is Secure', async () => {
    const { ask, lastCookie, set } = setUp()
    await set('https://api.example/', `a=1; ${kept}`)
    await set('http://127.0.0.1:4010/', `b=2; ${kept}`)
    await ask('http://api.example/')
    expect(lastCookie()).toBeNull()
    await ask('http://127.0.0.1:4011/')
    expect(lastCookie()).toBe('b=2')
  })

  test('to other sites only with SameSite=None', async () => {
    const { ask, lastCookie, set } = setUp()
    await set('https://api.example/', 'a=1; Secure')
    await ask('https://api.example/')
    expect(lastCookie()).toBeNull()
  })
})

describe('a cookie is not stored', () => {
  test.each([
    ['that is Secure and came in the clear', 'http://api.example/', `a=1; ${kept}`],
    ['with SameSite=None and without Secure', 'https://api.example/', 'a=1; SameSite=None'],
    ['with Partitioned and without Secure', 'https://api.example/', 'a=1; Partitioned'],
    ['without a name', 'https://api.example/', `=1; ${kept}`],
    ['without an equals sign', 'https://api.example/', 'a'],
  ])('%s', async (_, url, header) => {
    const { jar, set } = setUp()
    await set(url, header)
    expect(jar.cookies()).toEqual([])
  })

  test('without credentials', async () => {
    const { jar } = setUp()
    const server = async () => new Response('', { headers: { 'set-cookie': `a=1; ${kept}` } })
    await jar.page(SHOP, server)('https://api.example/', { credentials: 'omit' })
    expect(jar.cookies()).toEqual([])
  })
})

test('a cookie replaces one with the same name, path and partition', async () => {
  const { jar, set } = setUp()
  await set('https://api.example/', `a=1; Path=/; ${kept}`, `a=2; Path=/v1; ${kept}`)
  await set('https://api.example/', `a=3; Path=/; ${kept}`)
  expect(jar.cookies().map(({ path, value }) => [path, value])).toEqual([
    ['/v1', '2'],
    ['/', '3'],
  ])
  await set('https://api.example/', `a=; Path=/; Max-Age=0; ${kept}`)
  expect(jar.cookies()).toHaveLength(1)
})

test('a page sends its origin, and cannot read Set-Cookie', async () => {
  const { jar, seen, ask } = setUp()
  await ask('https://api.example/')
  expect(seen[0]?.origin).toBe(SHOP)
  const server = async () => new Response('', { headers: { 'set-cookie': `a=1; ${kept}` } })
  const response = await jar.page(SHOP, server)('https://api.example/', { credentials: 'include' })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(jar.cookies()).toHaveLength(1)
})
