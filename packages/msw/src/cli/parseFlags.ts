import { parseArgs } from 'node:util'
import type { ScenarioName } from '../scenarios/scenarios.ts'
import { type ServiceOptions, scenariosWith } from '../service/extension.ts'
import { withoutUndefined } from '../service/options/defaulted.ts'
import { contracts, loadContract } from './contracts.ts'
import {
  address,
  countries,
  FlagError,
  type FlagValue,
  headerName,
  integer,
  latency,
  oneOf,
  origin,
  paymentMethods,
} from './flagValue.ts'

/** The flags of `onramp-service`. */
export interface Flags {
  readonly help: boolean
  readonly host: string
  readonly port: number
  /** Origins that may use the controls, besides loopback origins. */
  readonly allowOrigins: readonly string[]
  /** The service's options that were given. */
  readonly options: ServiceOptions
}

/**
 * Parses the command line without the program's name. Loads the package of another contract.
 * @throws FlagError
 */
export async function parseFlags(args: readonly string[]): Promise<Flags> {
  const { help, 'allow-header': headers, 'allow-origin': origins = [], ...given } = readArgs(args)
  const read = <Value>(flag: keyof typeof given, value: FlagValue<Value>): Value | undefined => {
    const text = given[flag]
    return text === undefined ? undefined : value(flag, text)
  }
  const contract = read('contract', oneOf(contracts, 'both'))
  const extensions = contract === undefined ? undefined : await loadContract(contract)
  const scenarioNames = Object.keys(scenariosWith(extensions ?? [])) as ScenarioName[]
  const requests = read('rate-limit', integer(1, Number.MAX_SAFE_INTEGER, 120))
  return {
    help,
    host: read('host', address) ?? '127.0.0.1',
    port: read('port', integer(0, 65_535, 4010)) ?? 4010,
    allowOrigins: origins.map((text) => origin('allow-origin', text)),
    options: withoutUndefined<ServiceOptions>({
      allowHeaders: headers?.map((text) => headerName('allow-header', text)),
      extensions,
      latency: read('latency', latency),
      markets: read('markets', countries),
      paymentMethods: read('payment-methods', paymentMethods),
      rateLimit: requests === undefined ? undefined : { requests, windowMs: 60_000 },
      scenario: read('scenario', oneOf(scenarioNames, 'declined')),
      seed: read('seed', integer(0, Number.MAX_SAFE_INTEGER, 7)),
    }),
  }
}

function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        'allow-header': { type: 'string', multiple: true },
        'allow-origin': { type: 'string', multiple: true },
        contract: { type: 'string' },
        'rate-limit': { type: 'string' },
        latency: { type: 'string' },
        seed: { type: 'string' },
        scenario: { type: 'string' },
        markets: { type: 'string' },
        'payment-methods': { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values
  } catch (error) {
    // Node's message names the flag and the reason.
    throw new FlagError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
