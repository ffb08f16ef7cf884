import {
  acceptTerms,
  customerPageUrl,
  type EndpointCall,
  registerCustomer,
  replyResponse,
  scheduleApplicant,
} from '@onramp-kit/msw/internal'
import type { WalletRouteId } from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'
import { authorizeSession, checkWallet } from '../session/authorizeSession.ts'
import { pathWallet, readInput } from '../session/readRequest.ts'
import { supersededError } from '../supersededError.ts'
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
    engine.clock.schedule(RECONCILE_AFTER_MS, {
      kind: 'extension',
      extension: 'superseded',
      event: { customerId: id } satisfies AcknowledgedTerms,
    })
}

/** The one event of this contract. */
export interface AcknowledgedTerms {
  readonly customerId: string
}

/** Accepts the acknowledged terms after the delay, so that reads show them. */
export function reconcileTerms({ customerId }: AcknowledgedTerms, engine: SupersededEngine): void {
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
  engine: SupersededEngine,
  id: WalletRouteId,
  call: EndpointCall,
): Promise<Response> {
  const { response } = engine.superseded.routes[id]
  const { address, tenant } = authorizeSession(engine, call)
  checkWallet(address, pathWallet(call))
  const input = await readInput(engine, id, call)
  const { serviceUrl } = call
  const reply = perform(id, { input, address, tenant, serviceUrl, error: supersededError }, engine)
  return replyResponse(response, reply)
}

/** Ties the operation's type to its call's, which indexing in place would lose. */
function perform<Id extends WalletRouteId>(
  id: Id,
  call: WalletCall<Id>,
  engine: SupersededEngine,
): WalletReply<Id> {
  return walletOperations[id](call, engine)
}
