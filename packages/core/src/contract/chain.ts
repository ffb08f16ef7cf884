import { oneOf } from './values.ts'

/**
 * The eight destination chains by the service's own ids. (Interface: Card order, destination.) 999 and 1337 are the two
 * Hyperliquid layers; 1337 is not an EVM chain here, so do not look up its name or explorer in an EVM registry.
 */
export const chains = {
  Ethereum: 1,
  Base: 8453,
  HyperEVM: 999,
  HyperCore: 1337,
  MegaETH: 4326,
  Monad: 143,
  Polygon: 137,
  Arbitrum: 42161,
} as const

/**
 * A destination chain by the service's own id. 999 and 1337 are the two Hyperliquid layers.
 * @example 8453
 */
export type Chain = (typeof chains)[keyof typeof chains]
export const chain = oneOf(chains)

/** Returns the chain's name, or `Chain <id>` for an id the service added later. */
export function chainName(id: number): string {
  return Object.entries(chains).find(([, known]) => known === id)?.[0] ?? `Chain ${id}`
}

/** The payout tokens, spelled as the service spells them. (Interface: checkout body.) */
export type Token = 'USDC' | 'USDm' | 'AUSD' | 'USDC.e'
export const tokens: readonly Token[] = ['USDC', 'USDm', 'AUSD', 'USDC.e']
export const token = oneOf(tokens)
