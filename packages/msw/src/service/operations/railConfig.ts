import { merchantId } from '../merchantId.ts'
import type { Operation } from './call.ts'

/** GET /v1/rail/config: the deposit page, and the merchant it is opened for. (Assumption `rail.webview`.) */
export const railConfig: Operation<'rail.config'> = ({ serviceUrl, tenant }) => ({
  merchant_id: merchantId(tenant.environment),
  webview_url: `${serviceUrl}/deposit`,
})
