import type { KeyEnvironment } from '@onramp-kit/core/contract'
import type { Operation } from '../engine.ts'

/** GET /v1/rail/config: the deposit page, and the merchant it is opened for. (Assumption `rail.webview`.) */
export const railConfig: Operation<'rail.config'> = ({ serviceUrl, tenant }) => ({
  merchant_id: merchantId(tenant.environment),
  webview_url: `${serviceUrl}/deposit`,
})

/** The merchant of the crypto-deposit rail; each environment has one. (Interface: Rail config.) */
export function merchantId(environment: KeyEnvironment): string {
  return `merchant_${environment}`
}
