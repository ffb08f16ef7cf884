import type { WalletRouteId } from '@onramp-kit/core/contract/superseded'
import { acknowledgeTerms } from './acknowledgeTerms.ts'
import { createVirtualAccount } from './createVirtualAccount.ts'
import { getWallet } from './getWallet.ts'
import { identityLink } from './identityLink.ts'
import { registerWallet } from './registerWallet.ts'
import { termsLink } from './termsLink.ts'
import { virtualAccount } from './virtualAccount.ts'
import type { WalletOperation } from './walletCall.ts'

/** Every wallet route's operation; a route without one does not compile. */
export const walletOperations: { readonly [Id in WalletRouteId]: WalletOperation<Id> } = {
  'wallets.get': getWallet,
  'wallets.register': registerWallet,
  'wallets.termsLink': termsLink,
  'wallets.identityLink': identityLink,
  'wallets.acknowledgeTerms': acknowledgeTerms,
  'wallets.createVirtualAccount': createVirtualAccount,
  'wallets.virtualAccount': virtualAccount,
}
