import type { ProofContext, ProofResult } from './proofResult.ts'
import { recoverSigner } from './signature.ts'
import { parseSiweMessage, type SiweMessage } from './siweMessage.ts'

/** How far the clock of a page may be ahead of the service's, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 60_000

/** Verifies an EIP-4361 message and its signature. (Assumption `superseded.verification`.) */
export function verifySiwe(
  { message: text, signature }: { readonly message: string; readonly signature: string },
  context: ProofContext,
): ProofResult {
  const message = parseSiweMessage(text)
  if (!message) return invalid('is not an EIP-4361 message of version 1 with a checksummed address')
  const { address, nonce } = message
  const failure = checkPlace(message, context.origin) ?? checkTime(message, context.now)
  if (failure) return failure
  if (recoverSigner(text, signature) !== address.toLowerCase())
    return invalid('is not signed by the address it names')
  return { address, nonce }
}

/** Rejects a message that was signed for another page, which may have stolen it. */
function checkPlace({ scheme, domain, uri }: SiweMessage, origin: string | null) {
  // A caller without an origin is not a page, and a key with a list of origins has rejected it.
  if (origin === null) return undefined
  const page = URL.canParse(origin) ? new URL(origin) : null
  if (page?.host !== domain || (scheme !== undefined && page.protocol !== `${scheme}:`))
    return invalid(`is for the domain ${domain}, and comes from ${origin}`)
  return uri.origin === page.origin ? undefined : invalid(`is for ${uri.origin}, not ${origin}`)
}

function checkTime({ issuedAt, notBefore, expirationTime }: SiweMessage, now: number) {
  if (expirationTime !== undefined && expirationTime <= now)
    return { error: 'token_expired', reason: 'has expired' } as const
  if (issuedAt > now + MAX_CLOCK_SKEW_MS) return invalid('was issued in the future')
  if (notBefore !== undefined && notBefore > now) return invalid('is not valid yet')
  return undefined
}

function invalid(reason: string): ProofResult {
  return { error: 'invalid_token', reason }
}
