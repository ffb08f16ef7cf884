import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { Checkout } from './Checkout.tsx'

const { amount, youPay } = enCheckout

const meta = preview.meta({ title: 'Checkout/Form', component: Checkout, args: destination })

/** What a buyer sees first: an amount, what arrives for it, and one button. */
export const Start = meta.story({ play: ({ buyer }) => buyer.reads(enCheckout.rate) })

/** The currency follows the country. */
export const Euro = meta.story({
  args: { defaultCountry: 'DE', defaultAmount: '1234.5' },
  play: ({ buyer }) => buyer.reads(enCheckout.rate),
})

/** Cash App is for the US alone. */
export const CashApp = meta.story({
  play: ({ buyer }) => buyer.presses(enCheckout.methods['cash-app'] ?? '', 'radio'),
})

/** A payment method nobody has words for is called by its slug. */
export const OwnMethods = meta.story({
  args: { paymentMethods: [{ slug: 'card' }, { slug: 'bank-slip' }] },
  play: ({ buyer }) => buyer.presses('bank-slip', 'radio'),
})

export const LargestAmount = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '999999999999.99')
    await buyer.reads(enCheckout.rate)
  },
})

/** The price is on its way: what is known stays where it is. */
export const PriceLoading = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/quote', silent))
    await buyer.reads(enCheckout.youGet)
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

export const AmountMissing = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '')
    await buyer.presses(enCheckout.continue)
    await buyer.reads(amount.empty)
  },
})

export const AmountNotANumber = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, 'fifty')
    await buyer.reads(amount.not_a_number)
  },
})

export const AmountTooPrecise = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '19.999')
    await buyer.reads(amount.too_precise)
  },
})

export const AmountTooLarge = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '1000000000000')
    await buyer.reads(amount.too_large)
  },
})

export const AmountZero = meta.story({
  play: async ({ buyer }) => {
    await buyer.types(youPay, '0')
    await buyer.reads(amount.zero)
  },
})

/** The one request that opens a purchase is under way. */
export const Opening = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})
