import { type Customer, isKnownCustomerStatus, type VirtualAccounts } from '../contract/accounts.ts'

/** Where a person is on the way to bank accounts. Drawn by a view, decided here. */
export type BankStep =
  /** Nobody knows yet. */
  | 'loading'
  /** The wallet is to be registered. */
  | 'register'
  /** The terms are to be accepted. */
  | 'terms'
  /** The identity is to be verified. */
  | 'identity'
  /** The provider looks at it; nothing to do but wait. */
  | 'review'
  /** The provider will not serve this person. */
  | 'rejected'
  /** Approved, and waiting for the first account. */
  | 'opening'
  /** There are accounts to send money to. */
  | 'accounts'

/**
 * The step that follows from what the service says. Terms go before the identity, and nobody is approved without them, so
 * a review waits for them too. A status we do not know is waited for, as a review is.
 *
 * @param customer as last read; null where the service says there is none, undefined where it said nothing yet
 * @param accounts as last read, once the customer is active
 */
export function bankStep(
  customer: Customer | null | undefined,
  accounts: VirtualAccounts | undefined,
): BankStep {
  if (customer === undefined) return 'loading'
  if (customer === null) return 'register'
  const { status, has_accepted_terms_of_service: hasAccepted } = customer
  if (!isKnownCustomerStatus(status)) return 'review'
  if (status === 'rejected') return 'rejected'
  if (status === 'active') return stepOf(accounts)
  if (!hasAccepted) return 'terms'
  return status === 'under_review' ? 'review' : 'identity'
}

function stepOf(accounts: VirtualAccounts | undefined): BankStep {
  if (accounts === undefined) return 'loading'
  return accounts.data.length === 0 ? 'opening' : 'accounts'
}
