import type { FieldErrors } from '../../records.ts'
import { fieldErrors } from '../html/form.ts'

/** A card network. */
interface CardBrand {
  /** Its name in orders. */
  readonly brand: string
  /** Its display name. */
  readonly name: string
  /** The beginning of its numbers, as the source of a regular expression that the page's script uses too. */
  readonly prefix: string
  /** Sizes of the groups of digits in print. */
  readonly groups: readonly number[]
  /** Number of digits of the security code. */
  readonly cvcLength: number
}

/** The networks that the simulated provider accepts. */
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

/** Returns a card number's digits, without separators. */
export function cardDigits(number: string): string {
  return number.replaceAll(/[\s-]/g, '')
}

/** Returns the network of a number in digits, or `undefined` for one that the provider does not accept. */
export function brandOf(digits: string): CardBrand | undefined {
  return cardBrands.find(({ prefix }) => new RegExp(prefix).test(digits))
}

/** The result of a card form. Expiry, security code and name are not kept. */
type CardReading =
  | { readonly number: string; readonly brand: string; readonly errors?: undefined }
  | { readonly errors: FieldErrors }

/** Validates a card form as a provider would. @param now milliseconds since the epoch */
export function readCard(form: URLSearchParams, now: number): CardReading {
  const field = (name: string) => (form.get(name) ?? '').trim()
  const number = cardDigits(field('number'))
  const brand = brandOf(number)
  const errors = fieldErrors({
    number: numberError(number, brand),
    expiry: expiryError(field('expiry'), now),
    cvc: cvcError(field('cvc'), brand?.cvcLength ?? 3),
    name: field('name') === '' ? 'Enter the name on the card.' : undefined,
  })
  return brand && Object.keys(errors).length === 0 ? { number, brand: brand.brand } : { errors }
}

function numberError(number: string, brand: CardBrand | undefined): string | undefined {
  if (number === '') return 'Enter the card number.'
  if (!/^\d+$/.test(number)) return 'Use digits only.'
  if (!brand)
    return `We accept ${new Intl.ListFormat('en').format(cardBrands.map(({ name }) => name))}.`
  const length = brand.groups.reduce((sum, group) => sum + group, 0)
  if (number.length !== length) return `A ${brand.name} number has ${length} digits.`
  if (!isLuhnValid(number)) return 'Check the card number.'
  return undefined
}

function expiryError(expiry: string, now: number): string | undefined {
  if (expiry === '') return 'Enter the expiry date.'
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return 'Use MM/YY, such as 08/30.'
  // A card is valid to the end of its month. `Date.UTC` counts months from 0, so this is the next one's start.
  const end = Date.UTC(2000 + Number(year), Number(month))
  return end <= now ? 'This card has expired.' : undefined
}

function cvcError(cvc: string, length: number): string | undefined {
  if (cvc === '') return 'Enter the security code.'
  return /^\d+$/.test(cvc) && cvc.length === length ? undefined : `The code has ${length} digits.`
}

/** True if the card number's check digit is right (Luhn). */
function isLuhnValid(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
