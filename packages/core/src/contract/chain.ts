import * as z from 'zod/mini'

/**
 * The eight destination chains by the service's own ids. (Interface: Card order, destination.)
 * 999 and 1337 are the two Hyperliquid layers here; 1337 is not an EVM chain, so no name or explorer
 * may be looked up in a registry of EVM chains.
 */
export const chains = {
  1: 'Ethereum',
  8453: 'Base',
  999: 'HyperEVM',
  1337: 'HyperCore',
  4326: 'MegaETH',
  143: 'Monad',
  137: 'Polygon',
  42161: 'Arbitrum',
} as const

export const chain = z.literal([1, 8453, 999, 1337, 4326, 143, 137, 42161])
export type Chain = z.infer<typeof chain>

/** The chain's name, or its number as text for a chain the service added later. */
export function chainName(id: number): string {
  return (chains as Readonly<Record<number, string>>)[id] ?? `Chain ${id}`
}
