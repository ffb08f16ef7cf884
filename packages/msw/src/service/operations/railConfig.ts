import type { Operation } from './call.ts'

/** GET /v1/rail/config: the deposit page, and the merchant it is opened for. (Assumption `rail.webview`.) */
export const railConfig: Operation<'rail.config'> = (call) => ({
  merchant_id: `merchant_${call.tenant.environment}`,
  webview_url: `${call.serviceUrl}/deposit`,
})
