import * as z from 'zod/mini'

/** A schema of a whole number, which tells documents that it is one. */
export interface WholeNumber extends z.ZodMiniType<number, number> {
  readonly isWhole: true
}

/** A whole number. zod's own integers would be a hundredth of all that `<Checkout>` weighs. */
export function wholeNumber(): WholeNumber {
  const whole = z.number().check(({ issues, value }) => {
    if (!Number.isInteger(value))
      issues.push({ code: 'custom', input: value, message: 'must be a whole number' })
  })
  return Object.assign(whole, { isWhole: true as const })
}
