import { type CardQuote, createOnrampClient } from '@onramp-kit/core'
import * as z from 'zod/mini'

const quote = z.object({ pay: z.string(), get: z.string() })

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  schemas: {
    'card.quote': z.pipe(
      quote,
      z.transform(
        ({ pay, get }): CardQuote => ({
          source: { currency: 'USD', amount: pay },
          destination: { chain: 8453, token: 'USDC', amount: get },
        }),
      ),
    ),
  },
})
