/** One row of the checkout's choice of payment methods. */
export interface PaymentMethodRow {
  /** The slug sent as `payment_method`. */
  readonly slug: string
  /** Countries that see the row. Absent: all. */
  readonly onlyIn?: readonly string[]
  /** Countries that do not see it, for markets where the provider does not carry it. */
  readonly notIn?: readonly string[]
  /** What the buyer's browser must have: `window.ApplePaySession`, able to make payments. Absent: nothing. */
  readonly needs?: 'ApplePaySession'
}

/**
 * The four rows of the interface (POST /v1/card/checkout, "Payment method rows"). The cash-app row is hidden outside
 * the US. In which markets the provider lacks Apple Pay or Google Pay is not shown, so none is listed: assumption
 * `card.payment_methods`. On which devices they can be paid with is `card.devices`.
 */
export const paymentMethodRows: readonly PaymentMethodRow[] = [
  { slug: 'card' },
  { slug: 'apple-pay', needs: 'ApplePaySession' },
  { slug: 'google-pay' },
  { slug: 'cash-app', onlyIn: ['US'] },
]

/** The rows of `country`. Whether a device has what a row `needs` is `deviceHas` of core to say. */
export function paymentMethodsFor(
  country: string,
  rows: readonly PaymentMethodRow[] = paymentMethodRows,
): readonly PaymentMethodRow[] {
  return rows.filter(
    (row) => (row.onlyIn?.includes(country) ?? true) && !(row.notIn?.includes(country) ?? false),
  )
}
