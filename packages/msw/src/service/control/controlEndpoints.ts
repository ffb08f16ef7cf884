import type { Scenario } from '../../scenarios/scenario.ts'
import type { ScenarioName } from '../../scenarios/scenarios.ts'
import type { Endpoint } from '../endpoint.ts'
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
    {
      method: 'POST',
      path: '/_simulator/clock',
      async respond({ request }) {
        const { advance_ms: ms } = await readJsonObject(request)
        controls.advance(typeof ms === 'number' ? ms : Number.NaN)
        return jsonResponse({ now: controls.state().now })
      },
    },
    {
      method: 'POST',
      path: '/_simulator/orders/{id}/callbacks',
      async respond({ params, request }) {
        const { status } = await readJsonObject(request)
        return jsonResponse(controls.callback(params['id'] ?? '', toText(status)))
      },
    },
    {
      method: 'POST',
      path: '/_simulator/scenario',
      async respond({ request }) {
        const { name, order_id: orderId } = await readJsonObject(request)
        // The control itself rejects an unknown name.
        const scenario = toText(name) as ScenarioName
        controls.scenario(scenario, orderId === undefined ? undefined : toText(orderId))
        return jsonResponse({ name, order_id: orderId })
      },
    },
    {
      method: 'POST',
      path: '/_simulator/customers/{wallet}/status',
      async respond({ params, request }) {
        const { status, publishable_key: key } = await readJsonObject(request)
        return jsonResponse(
          controls.customerStatus(
            params['wallet'] ?? '',
            toText(status),
            key === undefined ? undefined : toText(key),
          ),
        )
      },
    },
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

/** Returns a text as it is, and `''`, which every control rejects, for any other value. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
