import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, limited, silent } from '../../../../.storybook/world/faults.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import { BankDeposit } from './BankDeposit.tsx'

const { steps, email, register } = enBank
const { errors } = enShared

/** A wallet without a registered customer. */
const meta = preview.meta({
  title: 'BankDeposit/Registration',
  component: BankDeposit,
  args: { wallet: destination.wallet, defaultCountry: 'DE' },
})

export const Loading = meta.story({
  beforeEach: ({ world }) => world.setFault(at('/status', silent)),
  play: ({ buyer }) => buyer.readsTitle(steps.loading.title),
})

export const Start = meta.story({ play: ({ buyer }) => buyer.readsTitle(steps.register.title) })

export const EmailMissing = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(register)
    await buyer.reads(enBank.emailMissing)
  },
})

export const EmailInvalid = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(email, 'ada@example')
    await buyer.presses(register)
    await buyer.reads(enBank.emailInvalid)
  },
})

export const EmailTaken = meta.story({
  play: async ({ buyer, world }) => {
    const { client } = world.visit()
    await client.virtualAccounts.register({ ...registration, wallet: OTHER_WALLET })
    await buyer.types(email, registration.email)
    await buyer.presses(register)
    await buyer.reads(enBank.emailTaken)
  },
})

/** The registration request is in flight. */
export const Registering = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/register', silent))
    await buyer.types(email, registration.email)
    await buyer.presses(register)
    await buyer.reads(enBank.registering)
  },
})

/** The form sends nothing while the browser is offline. */
export const Offline = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.types(email, registration.email)
    world.page.set({ online: false })
    await buyer.presses(register)
    await buyer.reads(enBank.registerOffline)
  },
})

/** The registration request was lost: the status shows no customer. */
export const Lost = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/register', dropped))
    await buyer.types(email, registration.email)
    await buyer.presses(register)
    await buyer.reads(enBank.registerLost)
  },
})

export const RateLimited = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.types(email, registration.email)
    world.setFault(at('/register', limited))
    await buyer.presses(register)
    await buyer.reads(errors.rate_limited)
  },
})

/** The banking provider fails before the first read of the status succeeds. */
export const BankDown = meta.story({
  parameters: { world: { scenario: 'rail_down' } },
  play: async ({ buyer, world }) => {
    world.hurry(60_000)
    await buyer.reads(enBank.loadFailed)
  },
})

/** For the developer: the key's allowlist lacks this page's origin. */
export const OriginRejected = meta.story({
  parameters: { world: { scenario: 'origin_rejected' } },
  play: ({ buyer }) => buyer.reads(errors.setup),
})

/** For the developer: a wallet with a wrong checksum blocks the deposit. */
export const WalletMistyped = meta.story({
  args: { wallet: '0x52908400098527886E0F7030069857D2E4169Ee7' },
  play: ({ buyer }) => buyer.reads(enBank.wallet),
})
