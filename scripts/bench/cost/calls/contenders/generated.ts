import { KEY, KEY_HEADER, purchase, wallet } from '../purchase.ts'
import type { Client } from './client.ts'
import { generatedClient } from './generatedClient.ts'

interface Generated {
  readonly OpenAPI: { BASE: string; HEADERS?: Record<string, string> }
  readonly CardService: Record<
    'cardQuote' | 'cardCheckout' | 'cardOrdersGet',
    (input: object) => Promise<unknown>
  >
}

/** What openapi-typescript-codegen makes of `docs/openapi.json`. Nothing looks at what came. */
export async function create(baseUrl: string): Promise<Client> {
  const { OpenAPI, CardService } = (await import(generatedClient)) as Generated
  OpenAPI.BASE = baseUrl
  OpenAPI.HEADERS = { [KEY_HEADER]: KEY }
  return {
    order: (id) => CardService.cardOrdersGet({ id, wallet }),
    quote: () => CardService.cardQuote({ requestBody: purchase }),
    checkout: () => CardService.cardCheckout({ requestBody: purchase }),
  }
}
