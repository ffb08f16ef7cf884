import type { KeyEnvironment } from '@onramp-kit/core/contract'

/** The merchant of the crypto-deposit rail; each environment has one. (Interface: Rail config.) */
export function merchantId(environment: KeyEnvironment): string {
  return `merchant_${environment}`
}
