import type { KnownErrorCode, RouteId, Routes } from '@onramp-kit/core/contract'
import { listAccounts } from '../accounts/opening.ts'
import { identityVerification, termsOfService } from '../accounts/pageLinks.ts'
import { register } from '../accounts/registration.ts'
import { customerStatus } from '../accounts/status.ts'
import { checkout } from '../card/checkout.ts'
import { getOrder } from '../card/orders.ts'
import { fxRates } from '../card/pricing.ts'
import { quote } from '../card/quote.ts'
import type { Call, Engine, Operation, Reply } from '../engine.ts'
import { readJsonObject } from '../http/body.ts'
import type { Endpoint, EndpointCall } from '../http/endpoint.ts'
import { replyResponse } from '../http/responses.ts'
import { ServiceError } from '../http/serviceError.ts'
import { railConfig } from '../rail/railConfig.ts'
import { effectsOf } from '../scenario/effects.ts'
import { bend } from '../scenario/faults.ts'
import { authorize } from './authorize.ts'
import { createFieldNaming, describeIssues, type FieldNaming } from './validation.ts'

/** Every route's operation; a route without one does not compile. */
const operations: { readonly [Id in RouteId]: Operation<Id> } = {
  'card.quote': quote,
  'card.checkout': checkout,
  'card.orders.get': getOrder,
  'virtualAccounts.list': listAccounts,
  'virtualAccounts.register': register,
  'virtualAccounts.termsOfService': termsOfService,
  'virtualAccounts.identityVerification': identityVerification,
  'virtualAccounts.status': customerStatus,
  'rail.config': railConfig,
  'fx.rates': fxRates,
}

/** One endpoint for each route that is answered. */
export function apiEndpoints(engine: Engine): readonly Endpoint[] {
  const { contract, fieldNames, routes } = engine.settings
  if (contract === 'superseded') return []
  const naming = createFieldNaming(fieldNames)
  return routeIds(routes).map((id) => apiEndpoint(id, engine, naming))
}

function apiEndpoint(id: RouteId, engine: Engine, naming: FieldNaming): Endpoint {
  const route = engine.settings.routes[id]
  const { errors, input: schema, key, method, path, response } = route
  return {
    method,
    path,
    requestHeaders: id === 'card.checkout' ? [engine.settings.idempotency.header] : [],
    respond(call) {
      engine.requests.count(id)
      const effects = effectsOf(engine, engine.orders.find(call.params['id'] ?? ''))
      return bend(engine, effects, route, () => answer(call))
    },
  }

  async function answer(call: EndpointCall): Promise<Response> {
    const tenant = authorize(engine, key, call)
    const given =
      method === 'GET' ? readQuery(call.url, errors) : await readNamed(call.request, naming)
    const input = parseInput(schema, { ...given, ...call.params }, naming)
    const { request, serviceUrl } = call
    const { headers } = request
    const reply = perform(id, { input, tenant, headers, serviceUrl, refusal }, engine)
    return replyResponse(response, reply)
  }
}

/**
 * A query's values by name. Which of two would count is nobody's to guess, so none does, but where a
 * route has no input that could be wrong.
 */
function readQuery(
  { searchParams }: URL,
  errors: readonly KnownErrorCode[],
): Record<string, unknown> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const name of searchParams.keys()) (seen.has(name) ? repeated : seen).add(name)
  if (repeated.size > 0 && errors.includes('validation_error')) {
    const faults = [...repeated].map((name) => `${name}: must be given once`)
    throw refusal('validation_error', faults.join('; '))
  }
  return Object.fromEntries(searchParams)
}

/** A body's values, under the contract's names. */
async function readNamed(request: Request, naming: FieldNaming): Promise<Record<string, unknown>> {
  return naming.fromWire(await readJsonObject(request))
}

function parseInput(
  schema: Routes[RouteId]['input'],
  given: Record<string, unknown>,
  naming: FieldNaming,
): Call<RouteId>['input'] {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw refusal('validation_error', describeIssues(parsed.error.issues, given, naming))
}

function perform<Id extends RouteId>(id: Id, call: Call<Id>, engine: Engine): Reply<Id> {
  return operations[id](call, engine)
}

function refusal(code: KnownErrorCode, message: string): ServiceError {
  return new ServiceError(code, message)
}

/** The names of the routes of a table. */
export function routeIds(routes: Routes): readonly RouteId[] {
  return Object.keys(routes) as RouteId[]
}
