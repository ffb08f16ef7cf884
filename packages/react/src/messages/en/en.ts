import { enAmount } from './amount.ts'
import { enBank } from './bank.ts'
import { enCheckout } from './checkout.ts'
import { enCountry } from './country.ts'
import { enDeposit } from './deposit.ts'
import { enDialog } from './dialog.ts'
import { enHosted } from './hosted.ts'
import { enOrder } from './order.ts'
import { enPurchase } from './purchase.ts'
import { enShared } from './shared.ts'

/** English: what every other language says as well. */
export const en = {
  language: 'en',
  shared: enShared,
  hosted: enHosted,
  amount: enAmount,
  country: enCountry,
  checkout: enCheckout,
  purchase: enPurchase,
  order: enOrder,
  dialog: enDialog,
  bank: enBank,
  deposit: enDeposit,
}
