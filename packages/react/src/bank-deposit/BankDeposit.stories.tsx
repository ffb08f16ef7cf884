import { registration } from '@onramp-kit/test-tools/bankSamples'
import { acceptTerms } from '@onramp-kit/test-tools/fillIn'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import type { World } from '../../../../.storybook/world/createWorld.ts'
import { altered, at, dropped, silent, unknownStatus } from '../../../../.storybook/world/faults.ts'
import { interpolate } from '../i18n/format.ts'
import { enBank } from '../messages/en/bank.ts'
import { enHosted } from '../messages/en/hosted.ts'
import { enShared } from '../messages/en/shared.ts'
import { BankDeposit } from './BankDeposit.tsx'

const { steps } = enBank
const { wallet } = destination

/** A registered customer, from the terms to the account details. */
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

/** The simulated terms page, which is functional: accept the terms there. */
export const TermsPage = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(enBank.open.terms)
    await buyer.readsTitle(enBank.pageTitle.terms)
    await buyer.seesPage()
  },
})

/** The buyer was redirected to the terms, and is back before accepting them. */
export const TermsRedirect = meta.story({
  args: { presentation: 'redirect' },
  play: async ({ buyer }) => {
    await buyer.presses(enBank.open.terms)
    await buyer.finds('link', enHosted.goTo)
  },
})

/** A hosted page is valid for one visit, so each click requests a new one. */
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

/** A click on the button refetches the status, which shows no progress yet. */
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

/** The simulated identity verification, which is functional: choose its result there. */
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

/** The service reports a status that this version does not know. */
export const StatusUnknown = meta.story({
  play: async ({ buyer, world: { setFault, service, hurry } }) => {
    setFault(unknownStatus(service, '/status'))
    hurry(60_000)
    await buyer.readsTitle(steps.unknown.title)
  },
})

export const Rejected = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'rejected')
    world.hurry(60_000)
    await buyer.readsTitle(steps.rejected.title)
  },
})

/** An active customer whose first account is pending. */
export const Opening = meta.story({
  parameters: { world: { scenario: 'accounts_pending' } },
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.readsTitle(steps.opening.title)
  },
})

/** One account for each currency, with the details for a bank transfer. */
export const Accounts = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.readsTitle(steps.accounts.title)
  },
})

/** The euro account has other details than the dollar account. */
export const EuroAccount = meta.story({
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.presses('EUR {name}', 'radio')
    await buyer.reads(enBank.fields['iban'] ?? '')
  },
})

/** Details without a message show the service's own text. */
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
    await buyer.presses(interpolate(enShared.copy, { field: enBank.fields['bank_name'] ?? '' }))
    await buyer.reads(enShared.copied)
  },
})

/** The button selects the text when the browser denies the clipboard. */
export const CopiedByHand = meta.story({
  beforeEach: () => withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ buyer, world }) => {
    world.service.customerStatus(wallet, 'active')
    world.hurry(60_000)
    await buyer.presses(interpolate(enShared.copy, { field: enBank.fields['bank_name'] ?? '' }))
    await buyer.reads(enShared.copyByHand)
  },
})

/** Reads fail temporarily, and the step stays. */
export const ConnectionInterrupted = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.readsTitle(steps.terms.title)
    world.setFault(at('/status', dropped))
    world.hurry(60_000)
    await buyer.reads(enShared.trouble)
  },
})

/** Replaces the clipboard for the duration of a story. */
function withClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'clipboard')
}

/** Accepts the terms on their page and advances to the next poll. */
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
