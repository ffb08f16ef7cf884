import type { Scenario } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { readJsonObject } from '../http/body.ts'
import { jsonResponse } from '../http/responses.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { IdSource } from '../random.ts'
import type { ServiceControls } from './serviceControls.ts'

/** Creates the HTTP endpoints of the controls, for callers outside this process. They take no key and have no limit. */
export function controlEndpoints(
  controls: ServiceControls,
  scenarios: Readonly<Record<string, Scenario>>,
  ids: IdSource,
): readonly Endpoint[] {
  const descriptions = Object.entries(scenarios).map(([name, { description }]) => [
    name,
    description,
  ])
  return [
    {
      method: 'POST',
      path: '/_simulator/reset',
      respond() {
        const issued = ids.save()
        controls.reset()
        // Open pages remember their orders, and would take a new one with the same id for an old one.
        ids.load(issued)
        return jsonResponse({ now: controls.state().now })
      },
    },
    control('/_simulator/clock', ['advance_ms'], ({ advance_ms: ms }) => {
      controls.advance(typeof ms === 'number' ? ms : Number.NaN)
      return { now: controls.state().now }
    }),
    // A callback may carry more, which the service ignores. (Assumption `rail.callbacks`.)
    control('/_simulator/orders/{id}/callbacks', 'any', ({ status }, { id = '' }) =>
      controls.callback(id, toText(status)),
    ),
    control('/_simulator/scenario', ['name', 'order_id'], ({ name, order_id: orderId }) => {
      // The control itself rejects an unknown name.
      const scenario = toText(name) as ScenarioName
      controls.scenario(scenario, orderId === undefined ? undefined : toText(orderId))
      return { name, order_id: orderId }
    }),
    control(
      '/_simulator/customers/{wallet}/status',
      ['status', 'publishable_key'],
      ({ status, publishable_key: key }, { wallet = '' }) =>
        controls.customerStatus(
          wallet,
          toText(status),
          key === undefined ? undefined : toText(key),
        ),
    ),
    {
      method: 'GET',
      path: '/_simulator/scenarios',
      respond: () => jsonResponse(Object.fromEntries(descriptions)),
    },
    {
      method: 'GET',
      path: '/_simulator/state',
      respond: () => jsonResponse(controls.state()),
    },
  ]
}

/** Creates the endpoint of a control that takes JSON with these fields, and responds with what `run` returns. */
function control(
  path: string,
  fields: readonly string[] | 'any',
  run: (body: Readonly<Record<string, unknown>>, params: EndpointCall['params']) => unknown,
): Endpoint {
  return {
    method: 'POST',
    path,
    async respond({ params, request }) {
      const body = await readJsonObject(request)
      if (fields !== 'any') checkFields(body, fields)
      return jsonResponse(run(body, params))
    },
  }
}

/** A misspelled `order_id` would choose the scenario of the whole service. */
function checkFields(body: object, fields: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !fields.includes(name))
  if (unknown === undefined) return
  throw new ServiceError('validation_error', `${unknown}: is unknown, use ${fields.join(' and ')}`)
}

/** Returns a text as it is, and `''`, which every control rejects, for any other value. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
