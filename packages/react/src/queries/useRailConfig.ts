'use client'

import type { OnrampError, RailConfig } from '@onramp-kit/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { railConfigQueryOptions } from './railConfigQuery.ts'
import { type QueryHookOptions, useOnrampQuery } from './useOnrampQuery.ts'

/**
 * Reads the rail's settings, which open the hosted crypto-deposit page, once.
 *
 * @example
 * const { data: config } = useRailConfig()
 */
export function useRailConfig<Data = RailConfig>(
  options?: QueryHookOptions<RailConfig, never, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery(railConfigQueryOptions, options)
}
