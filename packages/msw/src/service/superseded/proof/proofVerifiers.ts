import { verifySimulatedToken } from './simulatedToken.ts'
import type { ProofContext, Verdict } from './verdict.ts'
import { verifySiwe } from './verifySiwe.ts'

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
