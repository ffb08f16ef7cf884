import type { RouteInput } from '@onramp-kit/core/contract'
import type { SessionRouteId, SupersededRoutes } from '@onramp-kit/core/contract/superseded'
import type { ProofVerifiers } from './proofVerifiers.ts'
import type { ProofContext, Verdict } from './verdict.ts'

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
