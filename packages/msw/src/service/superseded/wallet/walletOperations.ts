import type { SupersededErrorCode, WalletRouteId } from '@onramp-kit/core/contract/superseded'
import { customerPageUrl } from '../../accounts/pageLinks.ts'
import { registerCustomer } from '../../accounts/registration.ts'
import { acceptTerms, scheduleApplicant } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import type { EndpointCall } from '../../http/endpoint.ts'
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

/** POST /v1/wallets/:address. The country is uppercased here. (Interface: Superseded routes.) */
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

/** How long it takes until what was acknowledged is also what is read, in milliseconds of the virtual clock. */
const RECONCILES_AFTER = 2000

/** The user is done with the hosted terms; to say so again changes nothing. (Interface: Acknowledge terms.) */
const acknowledgeTerms: WalletOperation<'wallets.acknowledgeTerms'> = (call, engine) => {
  const { id, signedAgreementId } = walletCustomer(call, engine)
  if (signedAgreementId === null)
    engine.clock.schedule(RECONCILES_AFTER, { kind: 'termsReconciled', customer_id: id })
}

/** What a wallet acknowledged has become what is read. */
export function termsReconciled(
  { customer_id: id }: { readonly customer_id: string },
  engine: Engine,
): void {
  const record = engine.customers.find(id)
  if (record) acceptTerms(engine, record)
}

/** Every wallet route's operation; a route without one does not compile. */
const walletOperations: { readonly [Id in WalletRouteId]: WalletOperation<Id> } = {
  'wallets.get': getWallet,
  'wallets.register': registerWallet,
  'wallets.termsLink': termsLink,
  'wallets.identityLink': identityLink,
  'wallets.acknowledgeTerms': acknowledgeTerms,
  'wallets.createVirtualAccount': createVirtualAccount,
  'wallets.virtualAccount': virtualAccount,
}

/** A route under /v1/wallets: the session first, then that the wallet is its own, then what is asked for. */
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
  const reply = perform(id, { input, address, tenant, serviceUrl, refusal }, engine)
  return replyResponse(response, reply)
}

function perform<Id extends WalletRouteId>(
  id: Id,
  call: WalletCall<Id>,
  engine: Engine,
): WalletReply<Id> {
  return walletOperations[id](call, engine)
}

function refusal(code: SupersededErrorCode, message: string): ServiceError {
  return new ServiceError(code, message)
}
