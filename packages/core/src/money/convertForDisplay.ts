import { AMOUNT_PATTERN } from '../contract/amount.ts'
import type { FxRates } from '../contract/fx.ts'
import type { Currency } from '../contract/primitives.ts'
import { InputError } from '../errors/usageErrors.ts'

/** What the rates mean, which the service does not say. (Assumption `fx.direction`.) */
export interface RateMeaning {
  /** The currency all rates are against, such as `'USD'` or `'USDC'`. */
  readonly base: string
  /** `units_per_base`: one of the base is worth that many. `base_per_unit`: one is worth that much of the base. */
  readonly direction: 'units_per_base' | 'base_per_unit'
}

/** About so much. An object, so that it can't be given where an amount or a price is taken. */
export interface DisplayAmount {
  readonly approximate: number
  readonly currency: Currency
}

/**
 * Converts an amount of one currency into about as much of another, to be shown and nothing else. Throws InputError
 * where the base is one of the currencies and its rate is not 1: then the rates are against something else.
 *
 * @example
 * convertForDisplay(await onramp.fx.rates(), { base: 'USD', direction: 'units_per_base' },
 *   { amount: '100', from: 'USD', to: 'EUR' })
 */
export function convertForDisplay(
  rates: FxRates,
  { base, direction }: RateMeaning,
  { amount, from, to }: { readonly amount: string; readonly from: Currency; readonly to: Currency },
): DisplayAmount {
  const baseRate = new Map<string, number>(Object.entries({ ...rates })).get(base)
  if (baseRate !== undefined && baseRate !== 1) refuse('base', `is ${base}, whose rate is not 1`)
  if (!(rates[from] > 0 && rates[to] > 0)) refuse('rates', 'must be positive')
  if (!AMOUNT_PATTERN.test(amount)) refuse('amount', 'must be decimal text, such as "12.50"')
  const factors = {
    units_per_base: rates[to] / rates[from],
    base_per_unit: rates[from] / rates[to],
  }
  if (!Object.hasOwn(factors, direction))
    refuse('direction', `must be one of ${Object.keys(factors).join(', ')}`)
  return { approximate: Number(amount) * factors[direction], currency: to }
}

function refuse(field: string, reason: string): never {
  throw new InputError('convertForDisplay', [{ field, reason }])
}
