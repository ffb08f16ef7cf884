import { type KnownErrorCode, type RouteId, routes } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { jsonResponse } from '../http/jsonResponse.ts'
import { readJsonObject } from '../http/readJsonObject.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Call, Reply } from '../operations/call.ts'
import { operations } from '../operations/operations.ts'
import { admit } from './admit.ts'
import { describeIssues } from './describeIssues.ts'
import { createFieldNaming, type FieldNaming } from './fieldNaming.ts'

/** One endpoint for each route of the contract. */
export function apiEndpoints(engine: Engine): readonly Endpoint[] {
  const naming = createFieldNaming(engine.settings.fieldNames)
  return (Object.keys(routes) as RouteId[]).map((id) => apiEndpoint(id, engine, naming))
}

function apiEndpoint(id: RouteId, engine: Engine, naming: FieldNaming): Endpoint {
  const { key, method, path, response } = routes[id]
  return {
    method,
    path,
    crossOrigin: true,
    async respond(call) {
      engine.requests.count(id)
      if (key) admit(engine, call.request, call.origin)
      const input = parseInput(id, await readInput(call, naming), naming)
      const reply = perform(id, { input, serviceUrl: call.serviceUrl, refusal }, engine)
      // The contract has the last word on the simulator's own answers: one that breaks it is a bug,
      // and thrown.
      return jsonResponse(response.parse(reply))
    },
  }
}

/**
 * Everything the caller gave, under the contract's names: the path's values before those of query
 * or body.
 */
async function readInput(
  { params, request, url }: EndpointCall,
  naming: FieldNaming,
): Promise<Record<string, unknown>> {
  const given =
    request.method === 'GET'
      ? Object.fromEntries(url.searchParams)
      : naming.fromWire(await readJsonObject(request))
  return { ...given, ...params }
}

function parseInput(
  id: RouteId,
  given: Record<string, unknown>,
  naming: FieldNaming,
): Call<RouteId>['input'] {
  const parsed = routes[id].input.safeParse(given)
  if (parsed.success) return parsed.data
  throw refusal('validation_error', describeIssues(parsed.error.issues, given, naming))
}

function perform<Id extends RouteId>(id: Id, call: Call<Id>, engine: Engine): Reply<Id> {
  return operations[id](call, engine)
}

function refusal(code: KnownErrorCode, message: string): ServiceError {
  return new ServiceError(code, message)
}
