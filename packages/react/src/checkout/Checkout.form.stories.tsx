import { composedCheckout } from '@onramp-kit/test-tools/composedCheckout'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { altered, at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { enAmount } from '../messages/en/amount.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enCountry } from '../messages/en/country.ts'
import { Checkout } from './Checkout.tsx'

const { youPay } = enCheckout

const meta = preview.meta({ title: 'Checkout/Form', component: Checkout, args: destination })

const unfoldMethods = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('.onramp-payment-option')?.click()

/** The first step: the amount to pay, the amount to receive, and one button. */
export const Start = meta.story({ play: ({ buyer }) => buyer.reads(enCheckout.feeTotal) })

/** The currency follows the country. */
export const Euro = meta.story({
  args: { defaultCountry: 'DE', defaultAmount: '1234.5' },
  play: ({ buyer }) => buyer.reads(enCheckout.feeTotal),
})

/** The merchant offers amounts and limits them. */
export const AmountPresets = meta.story({
  args: { amounts: ['20', '50', '100'], limits: { USD: { min: '20', max: '500' } } },
  play: async ({ buyer }) => {
    await buyer.presses('$100')
    await buyer.reads(enCheckout.feeTotal)
  },
})

/** The merchant sells for one amount. */
export const FixedAmount = meta.story({
  args: { limits: { USD: { min: '52.50', max: '52.50' } } },
  play: ({ buyer }) => buyer.reads(enCheckout.feeTotal),
})

export const AboveMaximum = meta.story({
  args: { amounts: ['20', '50', '100'], limits: { USD: { max: '500' } } },
  play: async ({ buyer }) => {
    await buyer.types(youPay, '750')
    await buyer.reads(enCheckout.maximum)
  },
})

/** The merchant's own check, such as a login, is pending. */
export const BeforePurchase = meta.story({
  args: { beforePurchase: () => new Promise<void>(() => {}) },
  play: async ({ buyer }) => {
    await buyer.reads(enCheckout.feeTotal)
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})

/** The merchant's own check has stopped the purchase. */
export const StoppedByMerchant = meta.story({
  args: {
    beforePurchase: () => Promise.reject(new Error('Sign in to your Acme account to buy.')),
  },
  play: async ({ buyer }) => {
    await buyer.reads(enCheckout.feeTotal)
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads('Sign in to your Acme account to buy.')
  },
})

/** The buyer types the amount to receive, and the quote shows the amount to pay. */
export const Receiving = meta.story({
  play: async ({ buyer }) => {
    await buyer.reads(enCheckout.feeTotal)
    await buyer.presses(enCheckout.enterGet)
    await buyer.types(enCheckout.youGet, '120')
    await buyer.finds('button', enCheckout.continueAbout)
    await buyer.reads(enCheckout.feeTotal)
  },
})

/** A composed form with a field for the country, which the buyer searches by name or code. */
export const CountrySearch = meta.story({
  render: composedCheckout,
  play: async ({ buyer }) => {
    await buyer.types(enCountry.label, 'land')
    await buyer.reads('Switzerland')
  },
})

export const CountryNotFound = meta.story({
  render: composedCheckout,
  play: async ({ buyer }) => {
    await buyer.types(enCountry.label, 'Atlantis')
    await buyer.reads(enCountry.none)
  },
})

/** Cash App is available only in the US. */
export const CashApp = meta.story({
  play: async ({ buyer, canvasElement }) => {
    unfoldMethods(canvasElement)
    await buyer.presses(enCheckout.methods['cash-app'] ?? '', 'radio')
  },
})

/** A line for the rate, and a row for each payment method. */
export const Comfortable = meta.story({
  args: { density: 'comfortable' },
  play: ({ buyer }) => buyer.reads(enCheckout.rate),
})

/** A device that supports Apple Pay, which comes first there. */
export const ApplePay = meta.story({
  beforeEach: () => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
    return () => Reflect.deleteProperty(window, 'ApplePaySession')
  },
  play: ({ buyer }) => buyer.reads(enCheckout.methods['apple-pay'] ?? ''),
})

/** A payment method without a message shows its slug in words. The service rejects it, so the quote shows an error. */
export const OwnMethods = meta.story({
  args: { paymentMethods: [{ slug: 'card' }, { slug: 'bank-slip' }] },
  play: async ({ buyer, canvasElement }) => {
    unfoldMethods(canvasElement)
    await buyer.presses('bank slip', 'radio')
  },
})

export const LargestAmount = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '999999999999.99')
    await buyer.reads('970,999,999,999')
  },
})

/** Fees come on top of the typed amount: the quote and the button state the total. */
export const FeesOnTop = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(
      at(
        '/card/quote',
        altered(world.service, (quote) => ({
          ...quote,
          source: { currency: 'USD', amount: '52.44' },
        })),
      ),
    )
    await buyer.types(youPay, '50.00')
    await buyer.reads(enCheckout.total)
    await buyer.finds('button', enCheckout.continueAbout)
  },
})

/** The quote loads without a layout shift. */
export const PriceLoading = meta.story({
  beforeEach: ({ world }) => world.setFault(at('/card/quote', silent)),
  play: ({ buyer }) => buyer.reads(enCheckout.youGetAbout),
})

/** The buyer can buy without a quote: the payment page shows the price. */
export const PriceAbsent = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/quote', dropped))
    await buyer.types(youPay, '75')
    await buyer.reads(enCheckout.priceLater)
  },
})

/** The quote has expired, and the request for a new one failed. */
export const PriceOver = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.priceFor)
    world.setFault(at('/card/quote', dropped))
    world.hurry(60 * 60_000)
    await buyer.reads(enCheckout.priceOver)
  },
})

export const AmountMissing = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '')
    await buyer.presses(enCheckout.continue)
    await buyer.reads(enAmount.empty)
  },
})

export const AmountNotANumber = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, 'fifty')
    await buyer.reads(enAmount.not_a_number)
  },
})

export const AmountTooPrecise = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '19.999')
    await buyer.reads(enAmount.too_precise.other)
  },
})

export const AmountTooLarge = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '1000000000000')
    await buyer.reads(enAmount.too_large)
  },
})

export const AmountZero = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '0')
    await buyer.presses(enCheckout.continue)
    await buyer.reads(enAmount.zero)
  },
})

/** The merchant offers no payment method in this country. */
export const NoMethods = meta.story({
  args: { paymentMethods: [{ slug: 'card', onlyIn: ['GB'] }] },
  play: ({ buyer }) => buyer.reads(enCheckout.noMethods),
})

/** For the developer: a wallet with a wrong checksum blocks the purchase. */
export const WalletMistyped = meta.story({
  args: { wallet: '0x52908400098527886E0F7030069857D2E4169Ee7' },
  play: ({ buyer }) => buyer.reads(enCheckout.wallet),
})

/** The purchase request is in flight. */
export const Opening = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})
