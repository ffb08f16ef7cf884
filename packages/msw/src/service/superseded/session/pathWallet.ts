import { wallet } from '@onramp-kit/core/contract'
import type { EndpointCall } from '../../http/endpoint.ts'
import { ServiceError } from '../../http/serviceError.ts'

/**
 * The wallet of the path, in lower case. (Interface: Superseded routes.)
 * @throws ServiceError `invalid_wallet`
 */
export function pathWallet({ params }: Pick<EndpointCall, 'params'>): string {
  const parsed = wallet.safeParse(params['address'])
  if (parsed.success) return parsed.data.toLowerCase()
  throw new ServiceError('invalid_wallet', 'address: must be 0x followed by 40 hexadecimal digits')
}
