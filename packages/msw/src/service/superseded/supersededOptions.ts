import type {
  SupersededErrorCode,
  SupersededFieldNames,
  SupersededRouteOverrides,
} from '@onramp-kit/core/contract/superseded'
import type { ProofVerifiers } from './proof/proofVerifiers.ts'

/** What may be decided about the superseded contract, where the interface is silent. */
export interface SupersededOptions
  extends Pick<SupersededRouteOverrides, 'paths' | 'serviceChain'> {
  /** Names of the body fields. (Assumptions `superseded.proof`, `superseded.registration`.) */
  readonly fieldNames?: Partial<SupersededFieldNames>
  /**
   * What each kind of proof proves. (Assumption `superseded.verification`.)
   * @default EIP-4361 is verified; of tokens only those of `simulatedToken` are good
   */
  readonly verify?: Partial<ProofVerifiers>
  /**
   * The response variant of a virtual account in US dollars. (Assumption `superseded.accounts`.)
   * @default 'A'
   */
  readonly accountVariant?: 'A' | 'B'
  /** Statuses of error codes. (Assumption `superseded.statuses`.) @default those of the contract */
  readonly statuses?: Partial<Readonly<Record<SupersededErrorCode, number>>>
}
