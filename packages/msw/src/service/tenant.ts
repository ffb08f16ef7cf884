import type { KeyEnvironment } from '@onramp-kit/core/contract'

/** Whose request it is: what one tenant has, no other ever sees. */
export interface Tenant {
  /** The publishable key. */
  readonly key: string
  /** The key's part of the world. */
  readonly environment: KeyEnvironment
}
