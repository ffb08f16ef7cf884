import type { ProofContext, Verdict } from './verdict.ts'

/**
 * A token as the simulated identity provider gives them, for either kind. Nobody signs it. (Assumption
 * `superseded.verification`.)
 * @param expiresAt when it expires, in milliseconds since 1970
 */
export function simulatedToken(address: string, expiresAt: number): string {
  return `simulated.${address}.${Math.ceil(expiresAt / 1000)}`
}

/** Verifies a simulated token, and refuses every other. */
export function verifySimulatedToken(token: string, { now }: ProofContext): Verdict {
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
