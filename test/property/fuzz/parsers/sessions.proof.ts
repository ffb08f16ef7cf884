import { isOnrampError } from '@onramp-kit/core'
import { simulatedToken } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { anyText, loadedText } from '../answers/hostileText.ts'
import { inputs, leftUncaught } from '../check.ts'
import { createTally } from '../tally.ts'

const world = createSupersededWorld({}, { rateLimit: { requests: 1e9, windowMs: 1 } })
const { address, client, clock, service, wallet } = world

/** A message with a line swapped, repeated, removed or changed, or arbitrary text. */
const messages = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 }), fc.option(loadedText), fc.nat({ max: 2 }))
      .map(([at, from, text, gone]) => {
        const lines = wallet.message({ issuedAt: clock.now() }).split('\n')
        const name = /^[\w ]+: /.exec(lines[at] ?? '')?.[0] ?? ''
        return lines
          .toSpliced(at, gone, text === null ? (lines[from] ?? '') : name + text)
          .join('\n')
      }),
  },
  fc.oneof(loadedText, anyText),
)

const proofs = fc.oneof(
  messages.map((message) => ({ by: 'siwe', message, signature: wallet.sign(message) }) as const),
  fc
    .tuple(
      messages,
      fc.oneof(loadedText, fc.constantFrom('0x', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`)),
    )
    .map(([message, signature]) => ({ by: 'siwe', message, signature }) as const),
  fc
    .tuple(
      fc.constantFrom('identityToken', 'accessToken'),
      fc.oneof(
        loadedText,
        anyText,
        fc.integer().map((seconds) => simulatedToken(address, clock.now() + seconds)),
        fc.constantFrom('simulated..', `simulated.${address}.${'9'.repeat(12)}`, 'a.b.c'),
      ),
    )
    .map(([by, proof]) => ({ by, proof }) as const),
)

test('the service signs a wallet in or the client throws a typed error, whatever the proof is', async (context) => {
  const tally = createTally()
  const left = await leftUncaught(proofs, async (given) => {
    const signIn =
      given.by === 'siwe'
        ? client.session.siwe({ address, ...given })
        : client.session[given.by]({ address, ...given })
    const error = await signIn.catch((caught: unknown) => caught ?? 'nothing')
    if (error !== undefined && !isOnrampError(error)) throw new Error('the error is not typed')
    if (error?.status !== undefined) expect(error.status).toBeLessThan(500)
    tally.add(error === undefined ? 'signed in' : error.code)
  })
  prove(context, [
    exactly('proofs', tally.total(), inputs),
    atLeast('  signed in', tally.of('signed in'), 1),
    ...tally.figures('  ').filter(({ name }) => name !== '  signed in'),
    exactly('uncaught errors and rejections', left, 0),
  ])
})

test('the service rejects any text in place of the session cookie', async (context) => {
  const pair = fc
    .tuple(
      fc.constantFrom('svc_session', 'svc_refresh', '__proto__', 'SVC_SESSION', ''),
      fc.constantFrom('=', ' = ', '==', ''),
      fc.oneof(loadedText, fc.string(), fc.constantFrom('"', ';', '%E0%A4%A', 'a'.repeat(10_000))),
    )
    .map((parts) => parts.join(''))
  const cookies = fc.array(pair, { maxLength: 5 }).map((pairs) =>
    pairs
      .join('; ')
      .replaceAll(/[^\u0020-\u007e]/g, '?')
      .trim(),
  )
  const tally = createTally()
  const left = await leftUncaught(cookies, async (cookie) => {
    const url = `https://service.example/v1/wallets/${address}`
    const answer = await service.handle(new Request(url, { headers: { cookie } }))
    const { error } = (await answer.json()) as { error: { code: string } }
    expect(answer.status).toBe(401)
    tally.add(error.code)
  })
  prove(context, [
    exactly('cookies', tally.total(), inputs),
    ...tally.figures('  '),
    exactly('uncaught errors and rejections', left, 0),
  ])
})
