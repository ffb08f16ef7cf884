import { checkoutParts, dialogParts, formParts } from './checkoutParts.ts'
import { bankParts, depositParts } from './depositParts.ts'
import { amountParts, countryParts } from './fieldParts.ts'
import { orderParts } from './orderParts.ts'
import { hostedParts, questionParts, stepParts, surfaceParts } from './uiParts.ts'

/** One element of ours, as it can be styled. */
export interface Part {
  /** The component that draws it. */
  readonly component: string
  readonly element: string
  /** What it is, in one sentence. */
  readonly says: string
  /** Its data attributes, with the value where they have several, such as `data-state="done"`; and what each means. */
  readonly states?: Readonly<Record<string, string>>
}

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
