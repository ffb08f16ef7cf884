import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { enAmount } from '../messages/en/amount.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enCountry } from '../messages/en/country.ts'
import { Checkout } from './Checkout.tsx'

const { youPay } = enCheckout

const meta = preview.meta({ title: 'Checkout/Form', component: Checkout, args: destination })

/** What a buyer sees first: an amount, what arrives for it, and one button. */
export const Start = meta.story({ play: ({ buyer }) => buyer.reads(enCheckout.rate) })

/** The currency follows the country. */
export const Euro = meta.story({
  args: { defaultCountry: 'DE', defaultAmount: '1234.5' },
  play: ({ buyer }) => buyer.reads(enCheckout.rate),
})

/** The other way round: so much is to arrive, and the price says what is paid for it. */
export const Receiving = meta.story({
  play: async ({ buyer }) => {
    await buyer.reads(enCheckout.rate)
    await buyer.presses(enCheckout.enterGet)
    await buyer.types(enCheckout.youGet, '120')
    await buyer.finds('button', enCheckout.continueToGet)
    await buyer.reads(enCheckout.rate)
  },
})

/** A country is searched by its name or its code. */
export const CountrySearch = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(enCountry.label, 'land')
    await buyer.reads('Switzerland')
  },
})

export const CountryNotFound = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(enCountry.label, 'Atlantis')
    await buyer.reads(enCountry.none)
  },
})

/** Cash App is for the US alone. */
export const CashApp = meta.story({
  play: ({ buyer }) => buyer.presses(enCheckout.methods['cash-app'] ?? '', 'radio'),
})

/** On a device that has it. */
export const ApplePay = meta.story({
  beforeEach: () => {
    Object.assign(window, { ApplePaySession: { canMakePayments: () => true } })
    return () => Reflect.deleteProperty(window, 'ApplePaySession')
  },
  play: ({ buyer }) => buyer.presses(enCheckout.methods['apple-pay'] ?? '', 'radio'),
})

/** A payment method nobody has words for is called by its slug. Nor does this service know it: it says so for a price. */
export const OwnMethods = meta.story({
  args: { paymentMethods: [{ slug: 'card' }, { slug: 'bank-slip' }] },
  play: ({ buyer }) => buyer.presses('bank-slip', 'radio'),
})

export const LargestAmount = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '999999999999.99')
    await buyer.reads('970,999,999,999')
  },
})

/** The price is on its way: what is known stays where it is. */
export const PriceLoading = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/quote', silent))
    await buyer.reads(enCheckout.youGetAbout)
  },
})

/** Without a price one can still buy: the payment page says it. */
export const PriceAbsent = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/quote', dropped))
    await buyer.types(youPay, '75')
    await buyer.reads(enCheckout.priceLater)
  },
})

/** The price ran out, and no newer one could be had. */
export const PriceOver = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.priceUntil)
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

/** Nothing the shop offers is there in this country. */
export const NoMethods = meta.story({
  args: { paymentMethods: [{ slug: 'card', onlyIn: ['GB'] }] },
  play: ({ buyer }) => buyer.reads(enCheckout.noMethods),
})

/** For the developer: a wallet whose checksum does not hold gets nothing. */
export const WalletMistyped = meta.story({
  args: { wallet: '0x52908400098527886E0F7030069857D2E4169Ee7' },
  play: ({ buyer }) => buyer.reads(enCheckout.wallet),
})

/** The one request that opens a purchase is under way. */
export const Opening = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})
