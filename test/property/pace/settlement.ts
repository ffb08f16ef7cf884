/** The timeline of an order, in milliseconds after its creation. */
export interface Settlement {
  readonly capturedAt: number
  /** The time of its terminal status. */
  readonly endsAt: number
  readonly end: 'order_broadcasted' | 'order_cancelled'
}

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Generates the settlement of an order. The service states no times; the assumed distribution:
 *
 * - The buyer takes a median of 75 s to pay (log-normal, sigma 0.8), never less than 10 s.
 * - 2 of 100 payments are declined, and their orders canceled at that moment.
 * - 3 of 100 are reviewed once captured, for 2 to 30 minutes (uniform), and then paid out.
 * - The others are paid out a median of 20 s after the capture (log-normal, sigma 0.7), never less than 2 s.
 */
export function drawSettlement(random: () => number): Settlement {
  const capturedAt = Math.max(10 * SECOND, logNormal(random, 75 * SECOND, 0.8))
  const fate = random()
  if (fate < 0.02) return { capturedAt, endsAt: capturedAt, end: 'order_cancelled' }
  const isReviewed = fate < 0.05
  const review = Math.round(2 * MINUTE + random() * 28 * MINUTE)
  const payout = Math.max(2 * SECOND, logNormal(random, 20 * SECOND, 0.7))
  const endsAt = capturedAt + (isReviewed ? review : payout)
  return { capturedAt, endsAt, end: 'order_broadcasted' }
}

function logNormal(random: () => number, median: number, sigma: number): number {
  // The Box-Muller transform gives a normal distribution.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.round(median * Math.exp(sigma * normal))
}
