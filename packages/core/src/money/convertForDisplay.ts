import { AMOUNT_PATTERN } from '../contract/amount.ts'
import type { FxRates } from '../contract/fx.ts'
import type { Currency } from '../contract/primitives.ts'
import { InputError } from '../errors/usageErrors.ts'

/** Meaning of the rates, which the interface does not show. (Assumption `fx.direction`.) */
export interface RateMeaning {
  /** The base currency of all rates, such as `'USD'` or `'USDC'`. */
  readonly base: string
  /** `units_per_base`: units of a currency per unit of the base. `base_per_unit`: the reverse. */
  readonly direction: 'units_per_base' | 'base_per_unit'
}

/** An approximate amount. An object, so that it cannot be passed as an amount or a price. */
export interface DisplayAmount {
  /** A float, for display only. */
  readonly approximate: number
  /** The target currency. */
  readonly currency: Currency
}

/**
 * Converts an amount into another currency approximately, for display only.
 *
 * @throws InputError if the base is one of the rates and its rate is not 1: the rates then have another base
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
  if (baseRate !== undefined && baseRate !== 1) reject('base', `is ${base}, whose rate is not 1`)
  for (const [field, currency] of Object.entries({ from, to }))
    if (!Object.hasOwn(rates, currency)) reject(field, 'must be a currency with a rate')
  if (!(rates[from] > 0 && rates[to] > 0)) reject('rates', 'must be positive')
  if (!AMOUNT_PATTERN.test(amount)) reject('amount', 'must be decimal text, such as "12.50"')
  const factors = {
    units_per_base: rates[to] / rates[from],
    base_per_unit: rates[from] / rates[to],
  }
  if (!Object.hasOwn(factors, direction))
    reject('direction', `must be one of ${Object.keys(factors).join(', ')}`)
  return { approximate: Number(amount) * factors[direction], currency: to }
}

function reject(field: string, reason: string): never {
  throw new InputError('convertForDisplay', [{ field, reason }])
}
