import type { Engine } from '../engine.ts'
import type { Endpoint } from '../http/endpoint.ts'

export function pageEndpoints(_engine: Engine): readonly Endpoint[] {
  return []
}
