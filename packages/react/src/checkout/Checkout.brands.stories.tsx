import '../../../../test/docs/styling/brutalist.css'
import '../../../../test/docs/styling/luxury.css'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, elsewhere, silent } from '../../../../.storybook/world/faults.ts'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { CryptoDeposit } from '../crypto-deposit/CryptoDeposit.tsx'
import { enAmount } from '../messages/en/amount.ts'
import { enBank } from '../messages/en/bank.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { enHosted } from '../messages/en/hosted.ts'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { OrderStatus } from '../order/OrderStatus.tsx'
import { Checkout } from './Checkout.tsx'
import { CheckoutDialog } from './dialog/CheckoutDialog.tsx'

const { steps } = enOrder
const { wallet } = destination
const MINUTE = 60_000

/** Two finished brands in every step: the recipes of the style guide. */
const meta = preview.meta({
  title: 'Checkout/Brands',
  component: Checkout,
  args: { ...destination, className: 'luxury', onDone: () => {} },
})

const brutalist = { args: { className: 'brutalist' } }

export const LuxuryForm = meta.story({ play: ({ buyer }) => buyer.reads(enCheckout.priceFor) })

export const LuxuryInvalid = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(enCheckout.youPay, '19.999')
    await buyer.reads(enAmount.too_precise.other)
  },
})

export const LuxuryNotServed = meta.story({
  parameters: { world: { scenario: 'market_not_served' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continue)
    await buyer.reads(enCheckout.notAccepted.country)
  },
})

export const LuxuryConnect = meta.story({
  args: { wallet: undefined, onConnect() {} },
  play: ({ buyer }) => buyer.reads(enShared.connect.title),
})

export const LuxuryNotConnected = meta.story({
  args: { wallet: undefined },
  play: ({ buyer }) => buyer.reads(enShared.connect.text),
})

export const LuxuryDialog = meta.story({
  render: ({ className }) => (
    <CheckoutDialog {...destination} className={className} open onOpenChange={() => {}} />
  ),
  play: ({ buyer }) => buyer.reads(enCheckout.feeTotal),
})

export const LuxuryOpening = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})

export const LuxuryOutcomeUnknown = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', dropped))
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.unknown.title)
  },
})

export const LuxuryPageLoading = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/pay/', silent))
    await buyer.opens()
    await buyer.reads(enHosted.loading)
  },
})

export const LuxuryPaying = meta.story({ play: ({ buyer }) => buyer.buys() })

export const LuxuryLeaving = meta.story({
  play: async ({ buyer }) => {
    await buyer.buys()
    await buyer.presses(enPurchase.startOver)
    await buyer.reads(enPurchase.startOverAsk)
  },
})

export const LuxuryMismatch = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(elsewhere(world.service))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enOrder.mismatch.title)
  },
})

export const LuxurySettling = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
  },
})

export const LuxuryProcessing = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    world.hurry(11 * MINUTE)
    await buyer.readsTitle(steps.processing.title)
  },
})

export const LuxurySent = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.priceFor)
    await buyer.buys()
    await world.callBack('order_broadcasted')
    await buyer.finds('button', enPurchase.done)
  },
})

export const LuxuryCancelled = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_cancelled')
    await buyer.readsTitle(steps.cancelled.title)
  },
})

export const LuxuryOrderStatus = meta.story({
  beforeEach: ({ world }) => world.openElsewhere(),
  render: ({ className }, { world }) => (
    <OrderStatus id={world.orderId()} wallet={wallet} className={className} />
  ),
  play: ({ buyer }) => buyer.readsTitle(steps.paying.titleWithoutPage),
})

export const LuxuryCryptoDeposit = meta.story({
  render: ({ className }) => (
    <CryptoDeposit
      authorize={async () => 'granted by the server of the shop'}
      className={className}
    />
  ),
  play: ({ buyer }) => buyer.readsTitle(enDeposit.steps.choose.title),
})

export const LuxuryRegister = meta.story({
  render: ({ className }) => (
    <BankDeposit wallet={wallet} defaultCountry="DE" className={className} />
  ),
  play: ({ buyer }) => buyer.readsTitle(enBank.steps.register.title),
})

export const LuxuryAccounts = meta.story({
  render: ({ className }) => <BankDeposit wallet={wallet} className={className} />,
  play: async ({ buyer, world }) => {
    await world.visit().client.virtualAccounts.register(registration)
    world.service.customerStatus(wallet, 'active')
    world.hurry(MINUTE)
    await buyer.readsTitle(enBank.steps.accounts.title)
  },
})

export const BrutalistForm = LuxuryForm.extend(brutalist)
export const BrutalistInvalid = LuxuryInvalid.extend(brutalist)
export const BrutalistNotServed = LuxuryNotServed.extend(brutalist)
export const BrutalistConnect = LuxuryConnect.extend(brutalist)
export const BrutalistNotConnected = LuxuryNotConnected.extend(brutalist)
export const BrutalistDialog = LuxuryDialog.extend(brutalist)
export const BrutalistOpening = LuxuryOpening.extend(brutalist)
export const BrutalistOutcomeUnknown = LuxuryOutcomeUnknown.extend(brutalist)
export const BrutalistPageLoading = LuxuryPageLoading.extend(brutalist)
export const BrutalistPaying = LuxuryPaying.extend(brutalist)
export const BrutalistLeaving = LuxuryLeaving.extend(brutalist)
export const BrutalistMismatch = LuxuryMismatch.extend(brutalist)
export const BrutalistSettling = LuxurySettling.extend(brutalist)
export const BrutalistProcessing = LuxuryProcessing.extend(brutalist)
export const BrutalistSent = LuxurySent.extend(brutalist)
export const BrutalistCancelled = LuxuryCancelled.extend(brutalist)
export const BrutalistOrderStatus = LuxuryOrderStatus.extend(brutalist)
export const BrutalistCryptoDeposit = LuxuryCryptoDeposit.extend(brutalist)
export const BrutalistRegister = LuxuryRegister.extend(brutalist)
export const BrutalistAccounts = LuxuryAccounts.extend(brutalist)
