import {
  adaptSupersededRoutes,
  checkSupersededFieldNames,
  defaultSupersededFieldNames,
  type SupersededErrorCode,
  type SupersededFieldNames,
  type SupersededRouteId,
  type SupersededRouteOverrides,
  type SupersededRoutes,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/core/contract/superseded'
import { withoutUndefined } from '../options/serviceOptions.ts'
import type { Settings } from '../settings.ts'
import { type ProofVerifiers, proofVerifiers } from './proof/proofVerifiers.ts'

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

/** The options with every default filled in. */
export interface SupersededSettings
  extends Required<Pick<SupersededOptions, 'accountVariant' | 'statuses'>> {
  readonly routes: SupersededRoutes
  readonly fieldNames: SupersededFieldNames
  readonly verify: ProofVerifiers
}

/** @param refuse is called with an option that makes no sense and what it must be */
export function resolveSuperseded(
  { fieldNames = {}, statuses = {}, verify = {}, ...options }: SupersededOptions,
  refuse: (option: string, rule: string) => never,
): SupersededSettings {
  const { accountVariant = 'A' } = options
  if (!['A', 'B'].includes(accountVariant))
    refuse('superseded.accountVariant', 'must be one of A, B')
  for (const [code, status] of Object.entries(statuses)) {
    if (!Object.hasOwn(supersededErrorCodes, code))
      refuse(`superseded.statuses.${code}`, 'is no error code of the superseded contract')
    if (!Number.isInteger(status) || status < 400 || status > 599)
      refuse(`superseded.statuses.${code}`, 'must be an error status, from 400 to 599')
  }
  const fault = (option: string, rule: string) => refuse(`superseded.${option}`, rule)
  const names = { ...defaultSupersededFieldNames, ...withoutUndefined(fieldNames) }
  checkSupersededFieldNames(names, fault)
  return {
    accountVariant,
    statuses,
    fieldNames: names,
    verify: { ...proofVerifiers, ...withoutUndefined(verify) },
    routes: adaptSupersededRoutes(supersededRoutes, withoutUndefined(options), fault),
  }
}

/** The names of the superseded routes that are answered: all, or none in the current contract. */
export function supersededRouteIds({
  contract,
  superseded,
}: Pick<Settings, 'contract' | 'superseded'>): readonly SupersededRouteId[] {
  return contract === 'current' ? [] : (Object.keys(superseded.routes) as SupersededRouteId[])
}
