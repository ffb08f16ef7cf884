import { expect, test, vi } from 'vitest'

vi.mock('next/server', () => ({
  NextResponse: { next: ({ headers }: ResponseInit) => new Response(null, headers && { headers }) },
}))
vi.mock('../../examples/next/app/serviceUrl', () => ({
  serviceUrl: 'https://service.example/onramp',
}))

interface Proxy {
  readonly proxy: (request: Request) => Response
}

/** Not a literal, because Next.js is not installed here, which type checks of its modules need. */
const path = '../../examples/next/proxy.ts'

test('the Next.js shop allows the origin of the service, whose base URL has a path', async () => {
  const { proxy } = (await import(path)) as Proxy
  const { headers } = proxy(new Request('https://shop.example'))
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(
    /; connect-src 'self' https:\/\/service\.example; frame-src https:\/\/service\.example$/,
  )
  expect(headers.get('permissions-policy')).toMatch(
    /^payment=\(self "https:\/\/service\.example"\),/,
  )
})
