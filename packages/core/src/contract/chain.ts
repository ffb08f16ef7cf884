import * as z from 'zod/mini'

/**
 * The eight destination chains by the service's own ids. (Interface: Card order, destination.)
 * 999 and 1337 are the two Hyperliquid layers here; 1337 is not an EVM chain, so no name or explorer
 * may be looked up in a registry of EVM chains.
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
export const chain = z.enum(chains)
export type Chain = z.infer<typeof chain>

/** The chain's name, or its number as text for a chain the service added later. */
export function chainName(id: number): string {
  return Object.entries(chains).find(([, known]) => known === id)?.[0] ?? `Chain ${id}`
}

/** The payout tokens, spelled as the service spells them. (Interface: checkout body.) */
export const token = z.enum(['USDC', 'USDm', 'AUSD', 'USDC.e'])
export type Token = z.infer<typeof token>
