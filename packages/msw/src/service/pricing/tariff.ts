import type { Currency } from '@onramp-kit/core/contract'

/** What a purchase in one currency costs. All amounts in hundredths of that currency. */
export interface Tariff {
  /** The price of one token. */
  readonly rate: bigint
  /** The part of the fees that does not depend on the amount. */
  readonly networkFee: bigint
}

/** Made up and fixed, so that a price can be foretold. A token is worth one dollar. */
export const tariffs: Readonly<Record<Currency, Tariff>> = {
  USD: { rate: 100n, networkFee: 99n },
  EUR: { rate: 92n, networkFee: 92n },
  GBP: { rate: 79n, networkFee: 79n },
}

/** The part of what the buyer pays that goes to processing it, in thousandths: 2.9 %. */
export const PROCESSING_FEE = 29n
