import type { ScenarioName } from '../../scenarios/scenarios.ts'
import { readJsonObject } from '../http/body.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { jsonResponse } from '../http/responses.ts'
import type { ServiceControls } from './serviceControls.ts'

/** The controls over HTTP, for tests and people outside the process. No key, no rate limit. */
export function controlEndpoints(controls: ServiceControls): readonly Endpoint[] {
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
        return jsonResponse(controls.callback(params['id'] ?? '', stringOf(status)))
      },
    },
    {
      method: 'POST',
      path: '/_simulator/scenario',
      async respond({ request }) {
        const { name, order_id: orderId } = await readJsonObject(request)
        // The control itself refuses a name that is none.
        const scenario = stringOf(name) as ScenarioName
        controls.scenario(scenario, orderId === undefined ? undefined : stringOf(orderId))
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
            stringOf(status),
            key === undefined ? undefined : stringOf(key),
          ),
        )
      },
    },
    {
      method: 'GET',
      path: '/_simulator/state',
      respond: () => jsonResponse(controls.state()),
    },
  ]
}

/** A value of a body; what is no text is as wrong as none. */
function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
