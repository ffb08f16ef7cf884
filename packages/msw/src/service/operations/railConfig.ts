import type { Operation } from './call.ts'

/** GET /v1/rail/config. The merchant is the key's; the webview is nobody's, for the crypto-deposit flow is not simulated. */
export const railConfig: Operation<'rail.config'> = (call) => ({
  merchant_id: `merchant_${call.environment}`,
  webview_url: `${call.serviceUrl}/deposit`,
})
