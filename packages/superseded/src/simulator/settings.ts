import {
  adaptSupersededRoutes,
  checkSupersededFieldNames,
  defaultSupersededFieldNames,
  type SupersededErrorCode,
  type SupersededFieldNames,
  type SupersededPathOverrides,
  type SupersededRoutes,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/superseded/contract'
import { type Defaulted, withoutUndefined } from '../options/defaulted.ts'
import { type ProofVerifiers, proofVerifiers } from './proof/proofVerifiers.ts'

/** Options of the superseded contract, where the interface is silent. `undefined` selects the default. */
export interface SupersededOptions {
  /**
   * Paths by route, each with `{address}` in it. (Assumptions `superseded.modalities`, `superseded.acknowledgement`.)
   * @default the contract's paths
   */
  readonly paths?: Defaulted<SupersededPathOverrides> | undefined
  /**
   * The slug of the chain that the interface calls "the service". (Assumption `superseded.chains`.)
   * @default the contract's slug
   */
  readonly serviceChain?: string | undefined
  /**
   * Names of the body fields. (Assumptions `superseded.proof`, `superseded.registration`.)
   * @default the contract's names
   */
  readonly fieldNames?: Defaulted<SupersededFieldNames> | undefined
  /**
   * Verifiers by kind of proof. (Assumption `superseded.verification`.)
   * @default EIP-4361 signatures are verified; the only valid tokens are those of `simulatedToken`
   */
  readonly verify?: Defaulted<ProofVerifiers> | undefined
  /**
   * The response variant of a virtual account in US dollars. (Assumption `superseded.accounts`.)
   * @default 'A'
   */
  readonly accountVariant?: 'A' | 'B' | undefined
  /**
   * HTTP statuses by error code, from 400 to 599. (Assumption `superseded.statuses`.)
   * @default the contract's statuses
   */
  readonly statuses?: Defaulted<Record<SupersededErrorCode, number>> | undefined
}

/** The options with their defaults. */
export interface SupersededSettings {
  readonly accountVariant: 'A' | 'B'
  readonly statuses: Partial<Readonly<Record<SupersededErrorCode, number>>>
  readonly routes: SupersededRoutes
  readonly fieldNames: SupersededFieldNames
  readonly verify: ProofVerifiers
}

/**
 * Fills in the defaults and validates every option.
 * @param fail throws for an invalid option, given its name and the rule
 */
export function resolveSuperseded(
  options: SupersededOptions,
  fail: (option: string, rule: string) => never,
): SupersededSettings {
  const { accountVariant = 'A', fieldNames = {}, paths = {}, serviceChain, verify = {} } = options
  const statuses = withoutUndefined(options.statuses ?? {})
  if (!['A', 'B'].includes(accountVariant)) fail('superseded.accountVariant', 'must be one of A, B')
  for (const [code, status] of Object.entries(statuses)) {
    if (!Object.hasOwn(supersededErrorCodes, code))
      fail(`superseded.statuses.${code}`, 'is not an error code of the superseded contract')
    if (!Number.isInteger(status) || status < 400 || status > 599)
      fail(`superseded.statuses.${code}`, 'must be an error status, from 400 to 599')
  }
  const failHere = (option: string, rule: string) => fail(`superseded.${option}`, rule)
  const names = { ...defaultSupersededFieldNames, ...withoutUndefined(fieldNames) }
  checkSupersededFieldNames(names, failHere)
  const routeOptions = { paths: withoutUndefined(paths), ...withoutUndefined({ serviceChain }) }
  return {
    accountVariant,
    statuses,
    fieldNames: names,
    verify: { ...proofVerifiers, ...withoutUndefined(verify) },
    routes: adaptSupersededRoutes(supersededRoutes, routeOptions, failHere),
  }
}
