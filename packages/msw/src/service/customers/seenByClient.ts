import type { Customer } from '@onramp-kit/core/contract'
import type { CustomerRecord } from './customerRecord.ts'

/** A customer as the contract shows one. */
export function seenByClient({ wallet, status, signedAgreementId }: CustomerRecord): Customer {
  return { wallet, status, has_accepted_terms_of_service: signedAgreementId !== null }
}
