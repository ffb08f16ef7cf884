import { ServiceError } from '../../http/serviceError.ts'

/**
 * Lets a session act for its own wallet alone. (Interface: Superseded routes.)
 * @param bound the wallet of the cookie, in lower case
 * @param asked the wallet of the path, in lower case
 */
export function checkWallet(bound: string, asked: string): void {
  if (bound === asked) return
  throw new ServiceError('wallet_token_mismatch', 'The cookie is of another wallet.')
}
