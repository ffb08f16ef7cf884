import type { KeyEnvironment } from '@onramp-kit/core/contract'
import type { Operation } from '../operation.ts'

/** GET /v1/rail/config: the deposit page's URL and the merchant id to open it with. (Assumption `rail.webview`.) */
export const railConfig: Operation<'rail.config'> = ({ serviceUrl, tenant }) => ({
  merchant_id: merchantId(tenant.environment),
  webview_url: `${serviceUrl}/deposit`,
})

/** Returns the environment's merchant id on the crypto-deposit rail. (Interface: Rail config.) */
export function merchantId(environment: KeyEnvironment): string {
  return `merchant_${environment}`
}
