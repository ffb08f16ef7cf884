import '../../../../test/docs/styling/brutalist.css'
import '../../../../test/docs/styling/luxury.css'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { StoryContext } from 'storybook/internal/csf'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { enAmount } from '../messages/en/amount.ts'
import { enBank } from '../messages/en/bank.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enHosted } from '../messages/en/hosted.ts'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { Checkout } from './Checkout.tsx'

const { steps } = enOrder

/** Two finished brands in every step: the recipes of the style guide. */
const meta = preview.meta({
  title: 'Checkout/Brands',
  component: Checkout,
  args: { ...destination, onDone: () => {} },
})

const luxury = { className: 'luxury' }
const brutalist = { className: 'brutalist' }

type Play = (context: Pick<StoryContext, 'buyer' | 'world'>) => Promise<void>

const form: Play = async ({ buyer }) => {
  await buyer.reads(enCheckout.priceFor)
}
const invalid: Play = async ({ buyer }) => {
  await buyer.types(enCheckout.youPay, '19.999')
  await buyer.reads(enAmount.too_precise.other)
}
const loading: Play = async ({ buyer, world }) => {
  world.setFault(at('/pay/', silent))
  await buyer.opens()
  await buyer.reads(enHosted.loading)
}
const paying: Play = ({ buyer }) => buyer.buys()
const leaving: Play = async ({ buyer }) => {
  await buyer.buys()
  await buyer.presses(enPurchase.startOver)
  await buyer.reads(enPurchase.startOverAsk)
}
const settling: Play = async ({ buyer, world }) => {
  await buyer.buys()
  await world.callBack('order_completed')
  await buyer.readsTitle(steps.settling.title)
}
const sent: Play = async ({ buyer, world }) => {
  await buyer.reads(enCheckout.priceFor)
  await buyer.buys()
  await world.callBack('order_broadcasted')
  await buyer.finds('button', enPurchase.done)
}
const unknown: Play = async ({ buyer, world }) => {
  world.setFault(at('/card/checkout', dropped))
  await buyer.presses(enCheckout.continueWith)
  await buyer.readsTitle(steps.unknown.title)
}
const accounts: Play = async ({ buyer, world }) => {
  await world.visit().client.virtualAccounts.register(registration)
  world.service.customerStatus(WALLET, 'active')
  world.hurry(60_000)
  await buyer.readsTitle(enBank.steps.accounts.title)
}

export const LuxuryForm = meta.story({ args: luxury, play: form })
export const LuxuryInvalid = meta.story({ args: luxury, play: invalid })
export const LuxuryPaying = meta.story({ args: luxury, play: paying })
export const LuxuryPageLoading = meta.story({ args: luxury, play: loading })
export const LuxuryLeaving = meta.story({ args: luxury, play: leaving })
export const LuxurySettling = meta.story({ args: luxury, play: settling })
export const LuxurySent = meta.story({ args: luxury, play: sent })
export const LuxuryOutcomeUnknown = meta.story({ args: luxury, play: unknown })
export const LuxuryAccounts = meta.story({
  render: () => <BankDeposit wallet={WALLET} {...luxury} />,
  play: accounts,
})

export const BrutalistForm = meta.story({ args: brutalist, play: form })
export const BrutalistInvalid = meta.story({ args: brutalist, play: invalid })
export const BrutalistPaying = meta.story({ args: brutalist, play: paying })
export const BrutalistPageLoading = meta.story({ args: brutalist, play: loading })
export const BrutalistLeaving = meta.story({ args: brutalist, play: leaving })
export const BrutalistSettling = meta.story({ args: brutalist, play: settling })
export const BrutalistSent = meta.story({ args: brutalist, play: sent })
export const BrutalistOutcomeUnknown = meta.story({ args: brutalist, play: unknown })
export const BrutalistAccounts = meta.story({
  render: () => <BankDeposit wallet={WALLET} {...brutalist} />,
  play: accounts,
})
