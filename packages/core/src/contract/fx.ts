import * as z from 'zod/mini'

/**
 * A rate for display. It prices nothing: what a user pays is in the rail's own quote. Its base and its direction are not
 * shown, so that by itself it says little. (Interface: What the service does 5; assumption
 * `fx.direction`.)
 */
export const displayRate = z.number().brand<'display rate'>()
export type DisplayRate = z.infer<typeof displayRate>

/** The display rates, as the service gives them. (Interface: Exchange rates.) */
export const fxRates = z.object({
  /** @example 0.92 */
  EUR: displayRate,
  /** @example 0.79 */
  GBP: displayRate,
  /** @example 1 */
  USD: displayRate,
})
export interface FxRates extends z.infer<typeof fxRates> {}
