import { enAmount } from './amount.ts'
import { enBank } from './bank.ts'
import { enCheckout } from './checkout.ts'
import { enCommon } from './common.ts'
import { enCountry } from './country.ts'
import { enDeposit } from './deposit.ts'
import { enDialog } from './dialog.ts'
import { enOrder } from './order.ts'

/** English: what every other language says as well. */
export const en = {
  language: 'en',
  common: enCommon,
  amount: enAmount,
  country: enCountry,
  checkout: enCheckout,
  order: enOrder,
  dialog: enDialog,
  bank: enBank,
  deposit: enDeposit,
}
