import { registration } from '@onramp-kit/test-tools/bankSamples'
import { acceptTerms } from '@onramp-kit/test-tools/fillIn'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import type { World } from '../../../../.storybook/world/createWorld.ts'
import { altered, at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { interpolate } from '../i18n/format.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import { BankDeposit } from './BankDeposit.tsx'

const { steps } = enBank
const { wallet } = destination

/** Somebody who is registered, from the terms to the details of the accounts. */
const meta = preview.meta({
  title: 'BankDeposit/Accounts',
  component: BankDeposit,
  args: { wallet, defaultCountry: 'US' },
  async beforeEach({ world }) {
    if (world.service.state().customers.length > 0) return
    await world.visit().client.virtualAccounts.register(registration)
  },
})

export const Terms = meta.story({ play: ({ buyer }) => buyer.readsTitle(steps.terms.title) })

/** The simulated page of the terms, which works: accept them there. */
export const TermsPage = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(enBank.open.terms)
    await buyer.readsTitle(enBank.pageTitle.terms)
    await buyer.seesPage()
  },
})

/** A hosted page is good for one visit: it is asked for by a click. */
export const OpeningPage = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/terms-of-service', silent))
    await buyer.presses(enBank.open.terms)
    await buyer.reads(enBank.opening)
  },
})

export const PageNotOpened = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/terms-of-service', dropped))
    await buyer.presses(enBank.open.terms)
    await buyer.reads(enShared.errors.network_error)
  },
})

/** Whoever says to have finished has the partner asked at once. */
export const NotYet = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(enBank.open.terms)
    await buyer.presses(enBank.finished)
    await buyer.reads(enBank.notYet)
  },
})

export const Identity = meta.story({
  play: async ({ buyer, world }) => {
    await accept(world)
    await buyer.readsTitle(steps.identity.title)
  },
})

/** The simulated page of the identity check, which works: choose there how it ends. */
export const IdentityPage = meta.story({
  play: async ({ buyer, world }) => {
    await accept(world)
    await buyer.presses(enBank.open.identity)
    await buyer.readsTitle(enBank.pageTitle.identity)
    await buyer.seesPage()
  },
})

export const Review = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'under_review')
    await accept(world)
    await buyer.readsTitle(steps.review.title)
  },
})

export const Rejected = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'rejected')
    world.hurry(60_000)
    await buyer.readsTitle(steps.rejected.title)
  },
})

/** Approved, with the accounts still to come. */
export const Opening = meta.story({
  parameters: { world: { scenario: 'accounts_pending' } },
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.readsTitle(steps.opening.title)
  },
})

/** One account for each currency, with what a bank transfer needs. */
export const Accounts = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.readsTitle(steps.accounts.title)
  },
})

/** The account of another currency has other details. */
export const EuroAccount = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.presses('EUR {name}', 'radio')
    await buyer.reads(enBank.fields['iban'] ?? '')
  },
})

/** Details nobody has words for are shown as they come. */
export const UnknownDetails = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.setFault(at('/virtual-accounts', altered(world.service, withUnknownDetails)))
    world.hurry(60_000)
    await buyer.reads('Virtual card ok')
  },
})

export const Copied = meta.story({
  beforeEach: () => withClipboard(async () => {}),
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.presses(interpolate(enBank.copy, { field: enBank.fields['bank_name'] ?? '' }))
    await buyer.reads(enBank.copied)
  },
})

/** Where the browser refuses the clipboard, the text is selected. */
export const CopiedByHand = meta.story({
  beforeEach: () => withClipboard(() => Promise.reject(new Error('refused'))),
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.presses(interpolate(enBank.copy, { field: enBank.fields['bank_name'] ?? '' }))
    await buyer.reads(enBank.copyByHand)
  },
})

/** Reads fail in passing; what is known stays. */
export const ConnectionInterrupted = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.readsTitle(steps.terms.title)
    world.setFault(at('/status', dropped))
    world.hurry(60_000)
    await buyer.reads(enShared.trouble)
  },
})

/** A clipboard that takes or refuses what is written to it, as long as the story is shown. */
function withClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'clipboard')
}

/** Has the terms accepted on their page, and the page around it ask again. */
async function accept({ service, hurry }: World) {
  for (const { terms_url } of service.state().customers) await acceptTerms(service, terms_url)
  hurry(60_000)
}

function withUnknownDetails(body: Record<string, unknown>): object {
  if (!Array.isArray(body['data'])) return body
  const details = {
    iban: 'MT31MALT01100SIMULATEDACCOUNT01',
    beneficiary: 'Bartholomew Featherstonehaugh-Wolverhampton and Associates Limited',
    virtual_card_ok: true,
    referenceCode: 'INV-2026/11',
    intermediary: { bic: 'CHASUS33', city: 'New York' },
    payment_rails: ['wire', 'pix'],
    note: '',
  }
  const data = body['data'].map((account) => ({ ...account, source_deposit_instructions: details }))
  return { ...body, data }
}
