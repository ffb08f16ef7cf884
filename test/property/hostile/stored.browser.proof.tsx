import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { lifecycles } from '@onramp-kit/test-tools/lifecycles'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import { afterEach, expect, test } from 'vitest'
import { many } from '../edition.ts'
import { atLeast, exactly, info, prove } from '../figures.ts'
import { everythingStored } from './everythingStored.ts'
import { whatIsPrinted } from './whatIsPrinted.ts'

afterEach(() => localStorage.clear())

const stringOf = (said: unknown) =>
  said instanceof Error ? `${said.stack}` : (JSON.stringify(said) ?? String(said))

/** The two components with the most data come first. */
const names = [...new Set(['Checkout', 'BankDeposit', ...Object.keys(lifecycles)])]

/** The account details of a wallet that are long enough to be recognized. */
async function bankDetails(client: ReturnType<typeof openStage>['client']) {
  const { data } = await client.virtualAccounts.list({ wallet: WALLET })
  return data
    .flatMap(({ source_deposit_instructions }) => Object.values(source_deposit_instructions))
    .filter((detail): detail is string => typeof detail === 'string' && /\d{6}/.test(detail))
}

/** Plays the whole lifecycle of a component. */
async function live(name: string) {
  const stage = openStage({}, document.body, { storage: localStorage })
  const { draw, moments } = (await lifecycles[name]?.(stage)) ?? { draw: () => null, moments: [] }
  const stored: string[] = []
  const ui = () => draw(() => {})
  await stage.show(ui())
  for (const [, happen] of moments) {
    await happen()
    stage.rerender(ui())
    await stage.pass(0)
    stored.push(await everythingStored())
  }
  const details = await bankDetails(stage.client)
  stage.leave()
  localStorage.clear()
  return { stored, details }
}

test('no component stores or prints a secret at any step', async (context) => {
  const stop = whatIsPrinted(stringOf)
  const seen = []
  for (const name of names.slice(0, many({ full: names.length, small: 2 })))
    seen.push(await live(name))
  const printed = stop()
  const details = seen.flatMap((each) => each.details)
  const own = [registration.email, WALLET.slice(2), ...details].map((text) => text.toLowerCase())
  const isSecret = (text: string) =>
    secretsIn(text).length > 0 || own.some((secret) => text.toLowerCase().includes(secret))
  const stored = seen.flatMap((each) => each.stored)
  expect([...stored, ...printed].filter(isSecret)).toEqual([])
  prove(context, [
    info('components', seen.length),
    atLeast('account details that were shown', details.length, 3),
    info('steps', stored.length),
    atLeast(
      'steps with a stored order',
      stored.filter((text) => text.includes('order_id')).length,
      4,
    ),
    exactly('steps with a stored secret', stored.filter(isSecret).length, 0),
    exactly('printed lines with a secret', printed.filter(isSecret).length, 0),
    info('printed lines', printed.length),
  ])
})
