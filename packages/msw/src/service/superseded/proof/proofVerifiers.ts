import type { RouteInput } from '@onramp-kit/core/contract'
import type { SessionRouteId, SupersededRoutes } from '@onramp-kit/core/contract/superseded'
import { verifySiwe } from './verifySiwe.ts'

/** What a proof comes to. */
export type Verdict =
  | {
      /** The wallet it proves, in any case. */
      readonly address: string
      /** What makes it good only once. */
      readonly nonce?: string
    }
  | {
      readonly refused: 'invalid_token' | 'token_expired'
      /** The end of the sentence "The proof …". */
      readonly reason: string
    }

/** What a proof is held against. */
export interface ProofContext {
  /** Where the request comes from, if that is known. */
  readonly origin: string | null
  /** Milliseconds since 1970, by the virtual clock. */
  readonly now: number
}

/** What each kind of proof comes to. */
export interface ProofVerifiers {
  readonly identityToken: (proof: string, context: ProofContext) => Verdict
  readonly accessToken: (proof: string, context: ProofContext) => Verdict
  readonly siwe: (
    proof: { readonly message: string; readonly signature: string },
    context: ProofContext,
  ) => Verdict
}

export const proofVerifiers: ProofVerifiers = {
  identityToken: verifySimulatedToken,
  accessToken: verifySimulatedToken,
  siwe: verifySiwe,
}

type Prove<Id extends SessionRouteId> = (
  input: RouteInput<SupersededRoutes[Id]>,
  verify: ProofVerifiers,
  context: ProofContext,
) => Verdict | undefined

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

/** What the proof of an input comes to; `undefined` where there is none. */
export function proofOf<Id extends SessionRouteId>(
  id: Id,
  ...rest: Parameters<Prove<Id>>
): Verdict | undefined {
  return proofs[id](...rest)
}

/**
 * A token as the simulated identity provider gives them, for either kind. Nobody signs it. (Assumption
 * `superseded.verification`.)
 * @param expiresAt when it expires, in milliseconds since 1970
 */
export function simulatedToken(address: string, expiresAt: number): string {
  return `simulated.${address}.${Math.ceil(expiresAt / 1000)}`
}

/** Verifies a simulated token, and refuses every other. */
function verifySimulatedToken(token: string, { now }: ProofContext): Verdict {
  const [, address, expiry] = /^simulated\.(0x[0-9a-fA-F]{40})\.(\d{1,12})$/.exec(token) ?? []
  if (address === undefined)
    return {
      refused: 'invalid_token',
      reason: 'is no simulated token, which is like simulated.<address>.<expiry in Unix seconds>',
    }
  return Number(expiry) * 1000 > now
    ? { address }
    : { refused: 'token_expired', reason: 'has expired' }
}
