import type { SupersededErrorCode, WalletRouteId } from '@onramp-kit/superseded/contract'
import { customerPageUrl } from '../../accounts/pageLinks.ts'
import { registerCustomer } from '../../accounts/registration.ts'
import { acceptTerms, scheduleApplicant } from '../../accounts/review.ts'
import type { EndpointCall } from '../../endpoint.ts'
import type { Engine } from '../../engine.ts'
import { replyResponse } from '../../http/responses.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { authorizeSession, checkWallet } from '../session/authorizeSession.ts'
import { pathWallet, readInput } from '../session/readRequest.ts'
import { createVirtualAccount, virtualAccount } from './virtualAccount.ts'
import {
  customerReply,
  type WalletCall,
  type WalletOperation,
  type WalletReply,
  walletCustomer,
} from './walletCall.ts'

/** GET /v1/wallets/:address */
const getWallet: WalletOperation<'wallets.get'> = (call, engine) =>
  customerReply(walletCustomer(call, engine))

/** POST /v1/wallets/:address. Uppercases the country. (Interface: Superseded routes.) */
const registerWallet: WalletOperation<'wallets.register'> = (call, engine) => {
  const { country, email } = call.input
  const input = { wallet: call.address, country: country.toUpperCase(), email }
  return customerReply(registerCustomer(engine, { ...call, input }))
}

/** POST /v1/wallets/:address/tos-link */
const termsLink: WalletOperation<'wallets.termsLink'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'terms', walletCustomer(call, engine)),
})

/** POST /v1/wallets/:address/kyc-link */
const identityLink: WalletOperation<'wallets.identityLink'> = (call, engine) => {
  const record = scheduleApplicant(engine, walletCustomer(call, engine))
  return { url: customerPageUrl(call.serviceUrl, 'identity', record) }
}

/** Time from the acknowledgement until reads show it, in milliseconds of the virtual clock. */
const RECONCILE_AFTER_MS = 2000

/** Acknowledges the hosted terms. Repeating it changes nothing. (Interface: Acknowledge terms.) */
const acknowledgeTerms: WalletOperation<'wallets.acknowledgeTerms'> = (call, engine) => {
  const { id, signedAgreementId } = walletCustomer(call, engine)
  if (signedAgreementId === null)
    engine.clock.schedule(RECONCILE_AFTER_MS, { kind: 'reconcileTerms', customerId: id })
}

/** Accepts the acknowledged terms after the delay, so that reads show them. */
export function reconcileTerms(
  { customerId }: { readonly customerId: string },
  engine: Engine,
): void {
  const record = engine.customers.find(customerId)
  if (record) acceptTerms(engine, record)
}

/** The operation of every wallet route. A missing one is a compile error. */
const walletOperations: { readonly [Id in WalletRouteId]: WalletOperation<Id> } = {
  'wallets.get': getWallet,
  'wallets.register': registerWallet,
  'wallets.termsLink': termsLink,
  'wallets.identityLink': identityLink,
  'wallets.acknowledgeTerms': acknowledgeTerms,
  'wallets.createVirtualAccount': createVirtualAccount,
  'wallets.virtualAccount': virtualAccount,
}

/** Responds to a route under /v1/wallets. Checks the session, its wallet and the input, in this order. */
export async function respondWallet(
  engine: Engine,
  id: WalletRouteId,
  call: EndpointCall,
): Promise<Response> {
  const { response } = engine.settings.superseded.routes[id]
  const { address, tenant } = authorizeSession(engine, call)
  checkWallet(address, pathWallet(call))
  const input = await readInput(engine, id, call)
  const { serviceUrl } = call
  const error = (code: SupersededErrorCode, message: string) => new ServiceError(code, message)
  const reply = perform(id, { input, address, tenant, serviceUrl, error }, engine)
  return replyResponse(response, reply)
}

/** Ties the operation's type to its call's, which indexing in place would lose. */
function perform<Id extends WalletRouteId>(
  id: Id,
  call: WalletCall<Id>,
  engine: Engine,
): WalletReply<Id> {
  return walletOperations[id](call, engine)
}
