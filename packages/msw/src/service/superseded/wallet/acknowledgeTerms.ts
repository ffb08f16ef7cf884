import type { WalletOperation } from './walletCall.ts'
import { walletCustomer } from './walletCustomer.ts'

/** How long it takes until what was acknowledged is also what is read, in milliseconds of the virtual clock. */
const RECONCILES_AFTER = 2000

/** The user is done with the hosted terms; to say so again changes nothing. (Interface: Acknowledge terms.) */
export const acknowledgeTerms: WalletOperation<'wallets.acknowledgeTerms'> = (call, engine) => {
  const { id, signedAgreementId } = walletCustomer(call, engine)
  if (signedAgreementId === null)
    engine.clock.schedule(RECONCILES_AFTER, { kind: 'termsReconciled', customer_id: id })
}
