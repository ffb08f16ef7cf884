import type { CryptoDepositRequest, DepositAuthority, FramePolicy } from '@onramp-kit/core'

/** Where a deposit may come from. */
export type DepositWay = CryptoDepositRequest['way']

export interface CryptoDepositProps extends DepositAuthority {
  /** The ways to deposit that are offered. @default ['crypto', 'cash-app'] */
  readonly ways?: readonly [DepositWay, ...DepositWay[]]
  /** How the hosted page is framed. */
  readonly frame?: FramePolicy
}
