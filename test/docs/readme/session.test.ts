import { createService } from '@onramp-kit/msw'
import { createSupersededClient, isSessionEnded } from '@onramp-kit/superseded'
import { createCookieJar, simulatedToken, superseded } from '@onramp-kit/superseded/simulator'
import { expect, test } from 'vitest'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const service = createService({ extensions: [superseded({ alone: true })] })
// A browser keeps the cookies itself; Node needs a jar.
const jar = createCookieJar({ now: () => Date.parse(service.state().now) })
const onramp = createSupersededClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://service.example',
  fetch: jar.page('https://shop.example', service.fetch),
})

test('a wallet signs in, and registers until its session has ended', async () => {
  const proof = simulatedToken(address, Date.now() + 60_000)
  await onramp.session.identityToken({ address, proof })
  await onramp.wallets.register({ address, country: 'DE', email: 'ada@example.com' })
  expect((await onramp.wallets.get({ address })).status).toBe('not_started')

  service.advance(30 * 86_400_000)
  const error = await onramp.wallets.get({ address }).catch((caught: unknown) => caught)
  expect(isSessionEnded(error)).toBe(true)
})
