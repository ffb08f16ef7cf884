import type { SupersededErrorCode, WalletRouteId } from '@onramp-kit/core/contract/superseded'
import type { Engine } from '../../engine.ts'
import type { EndpointCall } from '../../http/endpoint.ts'
import { replyResponse } from '../../http/responses.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { admitSession, checkWallet } from '../session/authorizeSession.ts'
import { pathWallet, readInput } from '../session/readRequest.ts'
import type { WalletCall, WalletReply } from './walletCall.ts'
import { walletOperations } from './walletOperations.ts'

/** A route under /v1/wallets: the session first, then that the wallet is its own, then what is asked for. */
export async function respondWallet(
  engine: Engine,
  id: WalletRouteId,
  call: EndpointCall,
): Promise<Response> {
  const { response } = engine.settings.superseded.routes[id]
  const { address, tenant } = admitSession(engine, call)
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
