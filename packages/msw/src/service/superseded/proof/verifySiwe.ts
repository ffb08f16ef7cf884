import type { Stateful } from '../../engine.ts'
import type { ProofContext, Verdict } from './proofVerifiers.ts'
import { recoverSigner } from './signature.ts'
import { parseSiweMessage, type SiweMessage } from './siweMessage.ts'

/** How far the clock of a page may be ahead of the service's, in milliseconds. */
const CLOCK_SKEW = 60_000

/** Verifies an EIP-4361 message and the signature of it. (Assumption `superseded.verification`.) */
export function verifySiwe(
  { message: text, signature }: { readonly message: string; readonly signature: string },
  context: ProofContext,
): Verdict {
  const message = parseSiweMessage(text)
  if (!message) return invalid('is no EIP-4361 message of version 1 by a checksummed address')
  const { address, nonce } = message
  const fault = placeFault(message, context.origin) ?? timeFault(message, context.now)
  if (fault) return fault
  if (recoverSigner(text, signature) !== address.toLowerCase())
    return invalid('is not signed by the address it names')
  return { address, nonce }
}

/** The message must be for the page that shows it: one that was signed for another page is a stolen one. */
function placeFault({ scheme, domain, uri }: SiweMessage, origin: string | null) {
  // Without an origin it is no page that asks, and a key that is bound to pages has refused it.
  if (origin === null) return undefined
  const page = URL.canParse(origin) ? new URL(origin) : null
  if (page?.host !== domain || (scheme !== undefined && page.protocol !== `${scheme}:`))
    return invalid(`is for the domain ${domain}, and comes from ${origin}`)
  return uri.origin === page.origin ? undefined : invalid(`is for ${uri.origin}, not ${origin}`)
}

function timeFault({ issuedAt, notBefore, expirationTime }: SiweMessage, now: number) {
  if (expirationTime !== undefined && expirationTime <= now)
    return { refused: 'token_expired', reason: 'has expired' } as const
  if (issuedAt > now + CLOCK_SKEW) return invalid('was issued in the future')
  if (notBefore !== undefined && notBefore > now) return invalid('is not valid yet')
  return undefined
}

function invalid(reason: string): Verdict {
  return { refused: 'invalid_token', reason }
}

/** The nonces that were shown, each good once for one wallet. */
export interface UsedNonces extends Stateful<readonly string[]> {
  /** Whether this is the first time; from then on it is not. */
  use(address: string, nonce: string): boolean
}

export function createUsedNonces(): UsedNonces {
  let used = new Set<string>()
  return {
    use(address, nonce) {
      // Were it good once for all wallets, anybody could use up another's.
      const entry = `${address} ${nonce}`
      if (used.has(entry)) return false
      used.add(entry)
      return true
    },
    save: () => [...used],
    load(saved) {
      used = new Set(saved)
    },
    reset: () => used.clear(),
  }
}
