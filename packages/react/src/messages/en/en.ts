import { enAmount } from './amount.ts'
import { enCheckout } from './checkout.ts'
import { enCommon } from './common.ts'
import { enCountry } from './country.ts'
import { enDialog } from './dialog.ts'
import { enOrder } from './order.ts'

/** English: what every other language says as well. */
export const en = {
  language: 'en',
  amount: enAmount,
  common: enCommon,
  country: enCountry,
  order: enOrder,
  checkout: enCheckout,
  dialog: enDialog,
}
