import { createOnrampClient, isOnrampError } from '@onramp-kit/core'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { expect, test } from 'vitest'
import { atLeast, exactly, info, prove } from '../figures.ts'
import { canaries, canariesIn, everyTextOf, leaky } from './canaries.ts'
import { everyCall, everyWrongCall } from './everyCall.ts'
import { everyFailure } from './everyFailure.ts'
import { whatIsPrinted } from './whatIsPrinted.ts'

const caught = (call: () => unknown) =>
  Promise.resolve()
    .then(call)
    .then(
      () => undefined,
      (error: unknown) => error,
    )

/** The errors of every operation for every way to fail. Adds the events of the hooks to `events`. */
async function everyError(events: object[]): Promise<readonly unknown[]> {
  const errors: unknown[] = []
  for (const fault of Object.values(everyFailure))
    for (const call of Object.values(everyCall)) {
      const note = (event: object) => void events.push(event)
      const hooks = { onRequest: note, onResponse: note, onRetry: note }
      const world = createSimulatedWorld({ publishableKey: canaries.key, ...hooks })
      world.setFault(fault)
      const failure = caught(() => call(world.client))
      // Longer than the client retries.
      await world.clock.advance(600_000)
      errors.push(await failure)
    }
  for (const call of everyWrongCall) {
    const { client } = createSimulatedWorld({ publishableKey: canaries.key })
    errors.push(await caught(() => call(client)))
  }
  const wrong = { publishableKey: canaries.key, baseUrl: 'https://service.example' }
  for (const options of [
    { ...wrong, publishableKey: canaries.key.replace('public', 'secret') },
    { ...wrong, publishableKey: canaries.key.replace('sandbox', 'dev') },
    { ...wrong, publishableKey: canaries.iban },
    { ...wrong, baseUrl: `http://${canaries.key}@service.example/${canaries.wallet}` },
    { ...wrong, timeout: canaries.key as never },
    { ...wrong, fieldNames: { currency: canaries.wallet } },
  ])
    errors.push(await caught(() => createOnrampClient(options)))
  return errors.filter((error) => error !== undefined)
}

test('no error or event of a hook contains a key, a wallet or account details, and the client prints nothing', async (context) => {
  const stop = whatIsPrinted(everyTextOf, [process.stdout, process.stderr])
  const events: object[] = []
  const errors = await everyError(events)
  const printed = stop()
  const leaks = errors
    .map((error) => ({ leak: canariesIn(everyTextOf(error)), error: String(error) }))
    .filter(({ leak }) => leak.length > 0)
  const ways = Object.keys(everyFailure).length
  expect(leaks).toEqual([])
  expect(canariesIn(JSON.stringify(events))).toEqual([])
  prove(context, [
    info('operations', Object.keys(everyCall).length),
    info('ways to fail', ways),
    atLeast('events of hooks searched', events.length, errors.length),
    atLeast('errors searched', errors.length, Object.keys(everyCall).length * (ways - 2)),
    exactly('errors of other types', errors.filter((error) => !isOnrampError(error)).length, 0),
    exactly('errors with a secret', leaks.length, 0),
    exactly('lines printed', printed.length, 0),
  ])
})

test('a secret in a cause, a field or the output is reported', () => {
  const names = Object.keys(canaries)
  const cause = new Error('The request failed.', { cause: new Error(leaky) })
  expect(canariesIn(everyTextOf(cause))).toEqual(names)
  expect(canariesIn(everyTextOf(Object.assign(new Error(), { fields: { leaky } })))).toEqual(names)
  const stop = whatIsPrinted(everyTextOf, [process.stderr])
  console.debug('said', { leaky })
  process.stderr.write(leaky)
  expect(stop().map(canariesIn)).toEqual([names, names])
})
