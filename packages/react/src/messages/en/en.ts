import { enCheckout } from './checkout.ts'
import { enCommon } from './common.ts'
import { enDialog } from './dialog.ts'
import { enOrder } from './order.ts'

/** English: what every other language says as well. */
export const en = {
  language: 'en',
  common: enCommon,
  order: enOrder,
  checkout: enCheckout,
  dialog: enDialog,
}
