import { country as countryCode } from './primitives.ts'
import { type Open, text, type ValueSchema } from './values.ts'

/**
 * Slug of a payment method. (Interface: checkout body.) Which slugs exist is assumption `card.payment_methods`.
 * @example "card"
 */
export type PaymentMethod = Open<'card' | 'apple-pay' | 'google-pay' | 'cash-app'>
export const paymentMethod: ValueSchema<PaymentMethod> = text(
  /^[a-z0-9-]{2,32}$/,
  'must be 2 to 32 lowercase letters, digits or dashes, such as "card"',
)

/** A row of the checkout's payment methods. */
export interface PaymentMethodRow {
  /** Sent as `payment_method`. */
  readonly slug: PaymentMethod
  /** Countries that see the row. @default all */
  readonly onlyIn?: readonly string[] | undefined
  /** Countries that do not see the row, for markets where the provider lacks it. @default none */
  readonly notIn?: readonly string[] | undefined
  /**
   * What the browser must have: `window.ApplePaySession`, able to make payments, or `systemBrowser`: that it is not a
   * browser inside another app, where payment sheets do not open. `ApplePaySession` includes that. @default nothing
   */
  readonly needs?: 'ApplePaySession' | 'systemBrowser' | undefined
}

/** Whether a value is a row. One with a misspelled name would be shown in too many countries. */
export function isPaymentMethodRow(value: unknown): value is PaymentMethodRow {
  const { slug, onlyIn, notIn, needs, ...others } = Object(value) as Record<string, unknown>
  const isList = (codes: unknown = []) =>
    Array.isArray(codes) && codes.every((code) => countryCode.issueOf(code) === undefined)
  return (
    paymentMethod.issueOf(slug) === undefined &&
    isList(onlyIn) &&
    isList(notIn) &&
    (needs === undefined || paymentMethodRows.some((row) => row.needs === needs)) &&
    Object.keys(others).length === 0
  )
}

/**
 * The four rows of the interface (POST /v1/card/checkout, "Payment method rows"). The cash-app row is hidden outside
 * the US. In which markets the provider lacks Apple Pay or Google Pay is not shown, so none is listed: assumption
 * `card.payment_methods`. On which devices they work is `card.devices`.
 */
export const paymentMethodRows: readonly PaymentMethodRow[] = [
  { slug: 'card' },
  { slug: 'apple-pay', needs: 'ApplePaySession' },
  { slug: 'google-pay', needs: 'systemBrowser' },
  { slug: 'cash-app', onlyIn: ['US'] },
]

/** Returns the rows for a country (ISO 3166-1 alpha-2). Does not check whether the device supports them. */
export function paymentMethodsFor(
  country: string,
  rows: readonly PaymentMethodRow[] = paymentMethodRows,
): readonly PaymentMethodRow[] {
  return rows.filter(
    (row) => (row.onlyIn?.includes(country) ?? true) && !(row.notIn?.includes(country) ?? false),
  )
}
