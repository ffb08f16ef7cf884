/** A card network, as far as a form needs to know it. */
export interface CardBrand {
  /** As the order names it. */
  readonly brand: string
  /** As people name it. */
  readonly name: string
  /**
   * How its numbers begin: the source of a regular expression, for the page's script reads it too.
   */
  readonly prefix: string
  /** How its digits are grouped in print. */
  readonly groups: readonly number[]
  /** How many digits its security code has. */
  readonly cvcLength: number
}

/** The networks the simulated provider takes. */
export const cardBrands: readonly CardBrand[] = [
  { brand: 'visa', name: 'Visa', prefix: '^4', groups: [4, 4, 4, 4], cvcLength: 3 },
  {
    brand: 'mastercard',
    name: 'Mastercard',
    prefix: '^(5[1-5]|2[2-7])',
    groups: [4, 4, 4, 4],
    cvcLength: 3,
  },
  { brand: 'amex', name: 'American Express', prefix: '^3[47]', groups: [4, 6, 5], cvcLength: 4 },
]
