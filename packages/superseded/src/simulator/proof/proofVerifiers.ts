import type { RouteInput } from '@onramp-kit/core/contract'
import type { SessionRouteId, SupersededRoutes } from '../../contract/index.ts'
import type { ProofContext, ProofResult } from './proofResult.ts'
import { verifySiwe } from './verifySiwe.ts'

/** Verifiers by kind of proof. */
export interface ProofVerifiers {
  readonly identityToken: (proof: string, context: ProofContext) => ProofResult
  readonly accessToken: (proof: string, context: ProofContext) => ProofResult
  readonly siwe: (
    proof: { readonly message: string; readonly signature: string },
    context: ProofContext,
  ) => ProofResult
}

/** The default verifiers. */
export const proofVerifiers: ProofVerifiers = {
  identityToken: verifySimulatedToken,
  accessToken: verifySimulatedToken,
  siwe: verifySiwe,
}

type Prove<Id extends SessionRouteId> = (
  input: RouteInput<SupersededRoutes[Id]>,
  verify: ProofVerifiers,
  context: ProofContext,
) => ProofResult | undefined

const proofs: { readonly [Id in SessionRouteId]: Prove<Id> } = {
  'session.identityToken': ({ proof }, verify, context) =>
    proof === undefined ? undefined : verify.identityToken(proof, context),
  'session.accessToken': ({ proof }, verify, context) =>
    proof === undefined ? undefined : verify.accessToken(proof, context),
  'session.siwe': ({ message, signature }, verify, context) =>
    message === undefined || signature === undefined
      ? undefined
      : verify.siwe({ message, signature }, context),
}

/** Verifies the proof of a route's input. Returns `undefined` for an input without a proof. */
export function verifyProof<Id extends SessionRouteId>(
  id: Id,
  ...rest: Parameters<Prove<Id>>
): ProofResult | undefined {
  return proofs[id](...rest)
}

/**
 * Creates a token of the simulated identity provider, valid as identity and as access token. It is not signed.
 * (Assumption `superseded.verification`.)
 * @param expiresAt its expiry in milliseconds since the epoch
 *
 * @example
 * const proof = simulatedToken(wallet, Date.parse(service.state().now) + 60_000)
 */
export function simulatedToken(address: string, expiresAt: number): string {
  return `simulated.${address}.${Math.ceil(expiresAt / 1000)}`
}

/** Accepts simulated tokens only. */
function verifySimulatedToken(token: string, { now }: ProofContext): ProofResult {
  const [, address, expiry] = /^simulated\.(0x[0-9a-fA-F]{40})\.(\d{1,12})$/.exec(token) ?? []
  if (address === undefined)
    return {
      error: 'invalid_token',
      reason: 'is not a simulated token such as simulated.<address>.<expiry in Unix seconds>',
    }
  return Number(expiry) * 1000 > now
    ? { address }
    : { error: 'token_expired', reason: 'has expired' }
}
