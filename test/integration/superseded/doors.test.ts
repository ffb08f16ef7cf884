import { createHandlers, createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { createSupersededClient } from '@onramp-kit/superseded'
import { createCookieJar, simulatedToken, superseded } from '@onramp-kit/superseded/simulator'
import { SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { setupServer } from 'msw/node'
import { expect, test } from 'vitest'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Signs in, sends requests and renews the session, with a cookie jar over the global fetch. */
async function useSession(baseUrl: string) {
  const jar = createCookieJar()
  const publishableKey = 'svc_public_sandbox_demo'
  const onramp = createSupersededClient({ publishableKey, baseUrl, fetch: jar.page(SHOP) })
  await onramp.session.accessToken({ address, proof: simulatedToken(address, Date.now() + 60_000) })
  const before = jar.cookies()
  expect(before).toHaveLength(2)
  await onramp.wallets.register({ address, country: 'DE', email: 'ada@example.com' })
  await onramp.session.renew({ address })
  const after = jar.cookies()
  expect(after).toHaveLength(2)
  for (const [index, { value }] of after.entries()) expect(value).not.toBe(before[index]?.value)
  expect((await onramp.wallets.get({ address })).status).toBe('not_started')
}

test.each(['https://service.example', 'https://service.example/sandbox'])(
  'the cookie jar keeps a session where MSW intercepts %s',
  async (baseUrl) => {
    const handlers = createHandlers(createService({ extensions: [superseded({ alone: true })] }), {
      baseUrl,
    })
    const server = setupServer(...handlers)
    server.listen({ onUnhandledFrame: 'error' })
    try {
      await useSession(baseUrl)
    } finally {
      server.close()
    }
  },
)

test('the cookie jar keeps a session with the service on a local server', async () => {
  const { close, url } = await serve(createService({ extensions: [superseded()] }))
  try {
    await useSession(url)
  } finally {
    await close()
  }
})
