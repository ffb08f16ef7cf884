import { formatDecimal } from '../pricing/decimal.ts'
import { FIAT_PLACES, TOKEN_PLACES } from '../pricing/price.ts'
import type { Operation } from './call.ts'
import { priceCall } from './priceCall.ts'

/** How long a quote holds, in milliseconds of the virtual clock. */
const VALID_MS = 60_000

/** POST /v1/card/quote. Nothing is kept of it. (Assumption `card.quote`.) */
export const quote: Operation<'card.quote'> = (call, engine) => {
  const { chain, currency, token, trade_type } = call.input
  const { networkFee, processingFee, rate, tokens, total } = priceCall(call, engine)
  const fiat = (units: bigint) => formatDecimal(units, FIAT_PLACES)
  return {
    source: { currency, amount: fiat(total) },
    destination: { chain, token, amount: formatDecimal(tokens, TOKEN_PLACES) },
    fees: [
      { type: 'processing', amount: fiat(processingFee), currency },
      { type: 'network', amount: fiat(networkFee), currency },
    ],
    rate: fiat(rate),
    trade_type,
    expires_at: new Date(engine.clock.now() + VALID_MS).toISOString(),
  }
}
