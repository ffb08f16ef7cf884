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

/** A shop with one deposit method shows no choice. */
export const OneWay = meta.story({
  args: { methods: ['crypto'] },
  play: ({ buyer }) => buyer.reads(enDeposit.onlyWay.crypto),
})

export const CashApp = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(`${ways['cash-app'].name} ${ways['cash-app'].text}`, 'radio')
    await buyer.types(enDeposit.amount, '25')
    await buyer.finds('button', enDeposit.continueWith)
  },
})

/** The form rejects an amount below Cash App's minimum before any request. */
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

/** The shop presents the page in a new tab. */
export const PageInTab = meta.story({
  args: { presentation: 'tab' },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.finds('link', enShared.newTab)
  },
})

/** `authorize` is pending: the shop's server decides on the deposit. */
export const Preparing = meta.story({
  args: { authorize: () => new Promise<string>(() => {}) },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enDeposit.preparing)
  },
})

/** `authorize` rejects. */
export const NotAuthorized = meta.story({
  args: { authorize: () => Promise.reject(new Error('503')) },
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.reads(enDeposit.failed)
  },
})

/** The simulated deposit page, which is functional. The service does not report when a deposit arrives. */
export const Page = meta.story({
  play: async ({ buyer }) => {
    await buyer.presses(enDeposit.continue)
    await buyer.readsTitle(steps.page.title)
    await buyer.seesPage()
  },
})

/** The rail's settings fail to load. */
export const SettingsUnreadable = meta.story({
  beforeEach: ({ world }) => world.setFault(at('/rail/config', dropped)),
  play: async ({ buyer, world }) => {
    world.hurry(60_000)
    await buyer.reads(enShared.errors.network_error)
  },
})

/** For the developer: the settings name an insecure page. */
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
