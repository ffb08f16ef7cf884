import { errorCodes, type KnownErrorCode, type RouteId } from '@onramp-kit/core/contract'
import { listAccounts } from '../accounts/opening.ts'
import { identityVerification, termsOfService } from '../accounts/pageLinks.ts'
import { register } from '../accounts/registration.ts'
import { customerStatus } from '../accounts/status.ts'
import { checkout } from '../card/checkout.ts'
import { getOrder } from '../card/getOrder.ts'
import { quote } from '../card/quote.ts'
import type { Endpoint, EndpointCall } from '../endpoint.ts'
import type { Engine } from '../engine.ts'
import { fxRates } from '../fx/rates.ts'
import { readJsonObject } from '../http/body.ts'
import { replyResponse } from '../http/responses.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Call, Operation, Reply } from '../operation.ts'
import { railConfig } from '../rail/railConfig.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import { authorize } from './authorize.ts'
import { createFieldNaming, parseInput } from './validation.ts'

/** The operation of every route. A missing one is a compile error. */
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

/** Creates the endpoints of the contract, one per route. */
export function apiEndpoints(engine: Engine): readonly Endpoint[] {
  return (Object.keys(engine.settings.routes) as RouteId[]).map((id) => apiEndpoint(id, engine))
}

function apiEndpoint(id: RouteId, engine: Engine): Endpoint {
  const { errors, method, path } = engine.settings.routes[id]
  return {
    method,
    path,
    requestHeaders: id === 'card.checkout' ? [engine.settings.idempotency.header] : [],
    route: { id, errors, errorCodes },
    behavior: ({ params }) => activeBehavior(engine, engine.orders.find(params['id'] ?? '')),
    respond: (call) => respondToRoute(engine, id, call),
  }
}

/** Responds to a request: checks its caller and its input, performs the operation, and sends the reply. */
async function respondToRoute(engine: Engine, id: RouteId, call: EndpointCall): Promise<Response> {
  const { fieldNames, routes } = engine.settings
  const route = routes[id]
  const naming = createFieldNaming(fieldNames)
  const tenant = authorize(engine, route.requiresKey, call)
  const fields =
    route.method === 'GET'
      ? readQuery(call.url, route.errors)
      : naming.fromWire(await readJsonObject(call.request))
  const input = parseInput<Call<RouteId>['input']>(
    route.input,
    { ...fields, ...call.params },
    naming,
  )
  const { headers } = call.request
  const error: Call<RouteId>['error'] = (code, message) => new ServiceError(code, message)
  const reply = perform(id, { input, tenant, headers, serviceUrl: call.serviceUrl, error }, engine)
  return replyResponse(route.response, reply)
}

/**
 * Reads the query's values by name.
 * @throws ServiceError `validation_error` for a repeated name, where the route declares this error: either value could
 * be the one that the caller meant
 */
function readQuery(
  { searchParams }: URL,
  errors: readonly KnownErrorCode[],
): Record<string, unknown> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const name of searchParams.keys()) (seen.has(name) ? repeated : seen).add(name)
  if (repeated.size > 0 && errors.includes('validation_error')) {
    const issues = [...repeated].map((name) => `${name}: must be given once`)
    throw new ServiceError('validation_error', issues.join('; '))
  }
  return Object.fromEntries(searchParams)
}

/** Ties the operation's type to its call's, which indexing in place would lose. */
function perform<Id extends RouteId>(id: Id, call: Call<Id>, engine: Engine): Reply<Id> {
  return operations[id](call, engine)
}
