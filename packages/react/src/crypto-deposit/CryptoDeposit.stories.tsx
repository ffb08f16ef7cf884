import preview from '../../../../.storybook/preview.tsx'
import { altered, at, dropped } from '../../../../.storybook/world/faults.ts'
import { enAmount } from '../messages/en/amount.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enShared } from '../messages/en/shared.ts'
import { CryptoDeposit } from './CryptoDeposit.tsx'

const { ways, steps } = enDeposit

const meta = preview.meta({
  title: 'CryptoDeposit',
  component: CryptoDeposit,
  args: { authorize: async () => 'granted by the server of the shop' },
})

export const Start = meta.story({ play: ({ buyer }) => buyer.readsTitle(steps.choose.title) })

/** Where only one way is offered, there is nothing to choose between. */
export const OneWay = meta.story({
  args: { ways: ['crypto'] },
  play: ({ buyer }) => buyer.reads(enDeposit.onlyWay.crypto),
})

export const CashApp = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(`${ways['cash-app'].name} ${ways['cash-app'].text}`, 'radio')
    await buyer.types(enDeposit.amount, '25')
    await buyer.finds('button', enDeposit.continueWith)
  },
})

/** Less than Cash App takes is refused before anything is sent. */
export const TooLittle = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(`${ways['cash-app'].name} ${ways['cash-app'].text}`, 'radio')
    await buyer.types(enDeposit.amount, '2.99')
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enDeposit.tooLittle)
  },
})

export const AmountMissing = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(`${ways['cash-app'].name} ${ways['cash-app'].text}`, 'radio')
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enAmount.empty)
  },
})

/** The shop's own server is asked whether this deposit may begin. */
export const Preparing = meta.story({
  args: { authorize: () => new Promise<string>(() => {}) },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enDeposit.preparing)
  },
})

/** It says no, or nothing. */
export const NotAuthorized = meta.story({
  args: { authorize: () => Promise.reject(new Error('503')) },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enDeposit.failed)
  },
})

/** The simulated deposit page, which works. The service tells nobody when a deposit arrives. */
export const Page = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.readsTitle(steps.page.title)
    await buyer.seesPage()
  },
})

/** The settings of the rail can't be read. */
export const SettingsUnreadable = meta.story({
  beforeEach: ({ world }) => world.setFault(at('/rail/config', dropped)),
  play: async ({ buyer, world }) => {
    world.hurry(60_000)
    await buyer.reads(enShared.errors.network_error)
  },
})

/** For the developer: the settings lead to a page that is not secure. */
export const PageNotSecure = meta.story({
  beforeEach({ world: { setFault, service } }) {
    const webview_url = 'http://deposit.example'
    const unsafe = altered(service, (body) => ({ ...body, webview_url }))
    setFault(at('/rail/config', unsafe))
  },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enShared.errors.setup)
  },
})
