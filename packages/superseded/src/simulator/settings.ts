import { checkNames, mergeFieldNames } from '@onramp-kit/core/contract'
import { type Defaulted, withoutUndefined } from '@onramp-kit/msw/internal'
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
} from '../contract/index.ts'
import { type ProofVerifiers, proofVerifiers } from './proof/proofVerifiers.ts'

/** Options of `superseded`. `undefined` selects the default. */
export interface SupersededOptions {
  /**
   * Whether the service serves the superseded contract only. Routes of the current one are then not found.
   * @default false
   */
  readonly alone?: boolean | undefined
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

const knownOptions: Readonly<Record<keyof SupersededOptions, true>> = {
  alone: true,
  paths: true,
  serviceChain: true,
  fieldNames: true,
  verify: true,
  accountVariant: true,
  statuses: true,
}

/** The options with their defaults. */
export interface SupersededSettings {
  readonly alone: boolean
  readonly accountVariant: 'A' | 'B'
  readonly statuses: Partial<Readonly<Record<SupersededErrorCode, number>>>
  readonly routes: SupersededRoutes
  readonly fieldNames: SupersededFieldNames
  readonly verify: ProofVerifiers
}

/**
 * Fills in the defaults and validates every option.
 * @throws RangeError naming the option and the rule
 */
export function resolveSuperseded(options: SupersededOptions): SupersededSettings {
  checkNames('options', options, knownOptions, failOption)
  const { alone = false, accountVariant = 'A', paths, serviceChain, statuses = {} } = options
  const { verify = {} } = options
  if (typeof alone !== 'boolean') failOption('alone', 'must be true or false')
  if (!['A', 'B'].includes(accountVariant)) failOption('accountVariant', 'must be one of A, B')
  checkNames('statuses', statuses, supersededErrorCodes, failOption)
  for (const [code, status] of Object.entries(withoutUndefined(statuses)))
    if (!Number.isInteger(status) || status < 400 || status > 599)
      failOption(`statuses.${code}`, 'must be an error status, from 400 to 599')
  checkNames('verify', verify, proofVerifiers, failOption)
  for (const [proof, run] of Object.entries(withoutUndefined(verify)))
    if (typeof run !== 'function') failOption(`verify.${proof}`, 'must be a function')
  const fieldNames = mergeFieldNames(defaultSupersededFieldNames, failOption, options.fieldNames)
  checkSupersededFieldNames(fieldNames, failOption)
  return {
    alone,
    accountVariant,
    statuses: withoutUndefined(statuses),
    fieldNames,
    verify: { ...proofVerifiers, ...withoutUndefined(verify) },
    routes: adaptSupersededRoutes(supersededRoutes, { paths, serviceChain }, failOption),
  }
}

function failOption(option: string, rule: string): never {
  throw new RangeError(`superseded: ${option} ${rule}.`)
}
