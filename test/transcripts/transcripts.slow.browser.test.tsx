import '../../packages/react/src/styles/styles.css'
import { BankDeposit } from '@onramp-kit/react'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { depositStates } from '@onramp-kit/test-tools/depositStates'
import { errorStates } from '@onramp-kit/test-tools/errorStates'
import { acceptTerms } from '@onramp-kit/test-tools/fillIn'
import { formStates } from '@onramp-kit/test-tools/formStates'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { checkout, orderStates } from '@onramp-kit/test-tools/orderStates'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogs } from '../../packages/react/src/messages/catalogs.ts'
import { en } from '../../packages/react/src/messages/en/en.ts'
import { transcriptOf } from './transcriptOf.ts'

const groups = { form: formStates, order: orderStates, bank: bankStates, deposit: depositStates }
const { de, ar } = catalogs
const languages = { en: undefined, de, ar }

/** States that differ from another one in looks alone, or that hide their content. */
const skipped = new Set([
  'form, light',
  'form, dark, high contrast',
  'long amount',
  'very long amount',
  'messages loading',
  // The reader renders without it.
  'sent, with a block explorer',
])

beforeEach(() => {
  // States with an error print it.
  vi.spyOn(console, 'warn').mockReturnValue()
})

test.each(Object.keys(groups) as (keyof typeof groups)[])(
  'a screen reader reads every %s state as its golden transcript says, in English, German and Arabic',
  async (group) => {
    const read = createReader()
    for (const [name, enter] of Object.entries(groups[group])) {
      if (skipped.has(name)) continue
      await read.visit(name, enter)
    }
    await read.compare(group)
  },
)

test('a screen reader reads each other error as its golden transcript says, in English, German and Arabic', async () => {
  const flawless = {
    checkout: formStates['form'],
    bank: bankStates['bank: registration form'],
    deposit: depositStates['deposit: form'],
  }
  const known: Record<string, Phrases> = {}
  for (const [component, enter] of Object.entries(flawless)) {
    const form = createReader()
    await form.visit('', enter)
    known[component] = form.phrases
  }
  const read = createReader()
  for (const [name, enter] of Object.entries(errorStates)) {
    const component = name.split(': ')[0] ?? ''
    // Omits the phrases of the form without an error.
    await read.visit(name, enter, known[component] ?? known['checkout'])
  }
  await read.compare('errors')
})

test('a screen reader reads a whole purchase as its golden transcript says, in English, German and Arabic', async () => {
  const read = createReader()
  const stage = openStage()
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.show(checkout({ onDone() {} }))
  await stage.at('.onramp-quote[data-state="fresh"]')
  await read.step('The buyer opens the checkout.', stage)
  await stage.press(/^Continue/)
  await stage.at('[data-step="paying"]')
  await read.step('The buyer continues to the payment.', stage)
  await stage.callback('order_completed')
  await stage.at('[data-step="settling"]')
  await read.step('The payment arrives.', stage)
  await stage.callback('order_broadcasted')
  await stage.at('[data-step="sent"]')
  await read.step('The payout is sent.', stage)
  stage.leave()
  await read.compare('purchase')
})

test('a screen reader reads a whole bank deposit as its golden transcript says, in English, German and Arabic', async () => {
  const read = createReader()
  const stage = openStage()
  await stage.show(<BankDeposit wallet={WALLET} defaultCountry="US" />)
  await stage.at('[data-step="register"]')
  await read.step('The buyer opens the bank deposit.', stage)
  const reach = async (step: string, text: string) => {
    // The next poll
    await stage.pass(60_000)
    await stage.at(`[data-step="${step}"]`)
    await read.step(text, stage)
  }
  const field = stage.place.querySelector('[name="email"]')
  if (field !== null) fireEvent.change(field, { target: { value: registration.email } })
  await stage.press(en.bank.register)
  await reach('terms', 'The buyer registers.')
  const { url } = await stage.client.virtualAccounts.termsOfService({ wallet: WALLET })
  await acceptTerms(stage.service, url)
  await reach('identity', 'The buyer accepts the terms.')
  stage.service.customerStatus(WALLET, 'under_review')
  await reach('review', 'The buyer verifies their identity.')
  stage.service.customerStatus(WALLET, 'active')
  await reach('accounts', 'The banking partner approves the buyer.')
  stage.leave()
  await read.compare('bankDeposit')
})

/** What a screen reader says, by language. */
type Phrases = Readonly<Record<string, readonly string[]>>

/** Collects what a screen reader says at each step, without the phrases of `omitted`. */
function createReader() {
  const read: Record<string, string[]> = {}
  async function step(name: string, stage: Stage, omitted: Phrases = {}) {
    for (const [locale, load] of Object.entries(languages)) {
      const messages = await load?.()
      act(() => stage.appearance({ locale, messages }))
      const phrases = await transcriptOf(stage.place)
      read[locale] ??= []
      read[locale].push(
        `# ${name}`,
        ...phrases.filter((phrase) => !omitted[locale]?.includes(phrase)),
        '',
      )
    }
    act(() => stage.appearance({ locale: 'en', messages: undefined }))
  }
  return {
    phrases: read as Phrases,
    step,
    /** Reads a state on a new stage. */
    async visit(
      name: string,
      enter: ((stage: Stage) => Promise<void>) | undefined,
      omitted?: Phrases,
    ) {
      const stage = openStage()
      try {
        await enter?.(stage)
        await step(name, stage, omitted)
      } finally {
        stage.leave()
      }
    },
    async compare(file: string) {
      for (const locale of Object.keys(languages))
        await expect(read[locale]?.join('\n')).toMatchFileSnapshot(`golden/${file}.${locale}.txt`)
    },
  }
}
