import { type Customer, isKnownCustomerStatus, type VirtualAccounts } from '../contract/accounts.ts'
import { hasDetails } from './depositFields.ts'

/** Step on the way to bank accounts. */
export type BankStep =
  /** Not read yet. */
  | 'loading'
  /** The wallet is not registered. */
  | 'register'
  /** The terms are not accepted. */
  | 'terms'
  /** The identity is not verified. */
  | 'identity'
  /** The provider reviews the person; nothing to do but wait. */
  | 'review'
  /** The customer has a status that this version does not know: the person may have to act, or not. */
  | 'unknown'
  /** The provider does not serve this person. */
  | 'rejected'
  /** Approved; no account with details is open yet. */
  | 'opening'
  /** Accounts are open. */
  | 'accounts'

/**
 * Returns the step of a customer. Terms come before the identity, and before a review ends.
 *
 * @param customer as last read; null if the wallet is not registered, undefined if it was not read yet
 * @param accounts as last read, once the customer is active
 * @example bankStep(await onramp.virtualAccounts.status({ wallet }), undefined)
 */
export function bankStep(
  customer: Customer | null | undefined,
  accounts: VirtualAccounts | undefined,
): BankStep {
  if (customer === undefined) return 'loading'
  if (customer === null) return 'register'
  const { status, has_accepted_terms_of_service: hasAccepted } = customer
  if (!isKnownCustomerStatus(status)) return 'unknown'
  if (status === 'rejected') return 'rejected'
  if (status === 'active') return stepOf(accounts)
  if (!hasAccepted) return 'terms'
  return status === 'under_review' ? 'review' : 'identity'
}

function stepOf(accounts: VirtualAccounts | undefined): BankStep {
  if (accounts === undefined) return 'loading'
  return accounts.data.some(hasDetails) ? 'accounts' : 'opening'
}
