import type { ServiceExtension } from '../service/extension.ts'
import { FlagError } from './flagValue.ts'

/** The packages of the other contracts. The entry `/simulator` of each exports an extension named like the contract. */
const packages: Readonly<Record<string, string>> = {
  superseded: '@onramp-kit/superseded',
}

/** Values of `--contract`. */
export const contracts: readonly string[] = ['current', ...Object.keys(packages), 'both']

/**
 * Loads the extensions that serve a contract: none for the current one.
 * @throws FlagError for a package that is not installed
 */
export function loadContract(
  contract: string,
  from = packages,
): Promise<readonly ServiceExtension[]> {
  const needed = Object.entries(from).filter(([name]) => [name, 'both'].includes(contract))
  return Promise.all(needed.map(([name, owner]) => loadExtension(name, owner, contract)))
}

async function loadExtension(
  name: string,
  owner: string,
  contract: string,
): Promise<ServiceExtension> {
  try {
    // Not a literal, because the compiler must not look for a package that depends on this one.
    const { [name]: create } = await import(`${owner}/simulator`)
    return create({ alone: contract === name })
  } catch (error) {
    // Another name in quotes is that of a dependency.
    const { code, message } = Object(error)
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${owner}`)) throw error
    throw new FlagError(
      `--contract ${contract} needs ${owner}, which is not installed. Install it: npm install --save-dev ${owner}.`,
      { cause: error },
    )
  }
}
