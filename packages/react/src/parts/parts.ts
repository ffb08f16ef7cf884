import { amountParts } from './amountParts.ts'
import { bankParts } from './bankParts.ts'
import { checkoutParts } from './checkoutParts.ts'
import { countryParts } from './countryParts.ts'
import { depositParts } from './depositParts.ts'
import { dialogParts } from './dialogParts.ts'
import { formParts } from './formParts.ts'
import { hostedParts } from './hostedParts.ts'
import { orderParts } from './orderParts.ts'
import { questionParts } from './questionParts.ts'
import { stepParts } from './stepParts.ts'
import { surfaceParts } from './surfaceParts.ts'

/** Every element of ours, by its class without `onramp-`. */
export const parts = {
  ...surfaceParts,
  ...stepParts,
  ...questionParts,
  ...amountParts,
  ...countryParts,
  ...formParts,
  ...hostedParts,
  ...orderParts,
  ...checkoutParts,
  ...dialogParts,
  ...bankParts,
  ...depositParts,
}

export type PartName = keyof typeof parts
