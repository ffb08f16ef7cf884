import type { Scenario } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Endpoint, EndpointCall } from '../endpoint.ts'
import { readJsonObject } from '../http/body.ts'
import { jsonResponse } from '../http/responses.ts'
import type { ServiceControls } from './serviceControls.ts'

/** Creates the HTTP endpoints of the controls, for callers outside this process. They take no key and have no limit. */
export function controlEndpoints(
  controls: ServiceControls,
  scenarios: Readonly<Record<string, Scenario>>,
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
        controls.reset()
        return jsonResponse({ now: controls.state().now })
      },
    },
    control('/_simulator/clock', ({ advance_ms: ms }) => {
      controls.advance(typeof ms === 'number' ? ms : Number.NaN)
      return { now: controls.state().now }
    }),
    control('/_simulator/orders/{id}/callbacks', ({ status }, { id = '' }) =>
      controls.callback(id, toText(status)),
    ),
    control('/_simulator/scenario', ({ name, order_id: orderId }) => {
      // The control itself rejects an unknown name.
      const scenario = toText(name) as ScenarioName
      controls.scenario(scenario, orderId === undefined ? undefined : toText(orderId))
      return { name, order_id: orderId }
    }),
    control(
      '/_simulator/customers/{wallet}/status',
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

/** Creates the endpoint of a control that takes JSON, and responds with what `run` returns. */
function control(
  path: string,
  run: (body: Readonly<Record<string, unknown>>, params: EndpointCall['params']) => unknown,
): Endpoint {
  return {
    method: 'POST',
    path,
    respond: async ({ params, request }) =>
      jsonResponse(run(await readJsonObject(request), params)),
  }
}

/** Returns a text as it is, and `''`, which every control rejects, for any other value. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
