import { controls } from '../../packages/msw/src/cli/usage.ts'
import { sitePage, table } from './sitePage.ts'

/** What each control does, by its path. */
const effects: Readonly<
  Record<(typeof controls)[number][1], readonly [effect: string, method: string]>
> = {
  '/_simulator/reset': ['Returns the service to its start.', 'reset()'],
  '/_simulator/clock': ['Advances the virtual clock, in milliseconds.', 'advance(ms)'],
  '/_simulator/orders/{id}/callbacks': [
    'Acts as the payment rail: sends a callback with a status.',
    'callback(orderId, status)',
  ],
  '/_simulator/customers/{wallet}/status': [
    'Acts as the banking provider: decides about a customer.',
    'customerStatus(wallet, status, publishableKey)',
  ],
  '/_simulator/scenario': [
    'Selects a [scenario](scenarios.md), for the service or for one order.',
    'scenario(name, orderId)',
  ],
  '/_simulator/scenarios': ['Lists the scenarios with their descriptions.', 'scenarios'],
  '/_simulator/state': [
    'Shows orders, customers, the current scenario and the number of requests.',
    'state()',
  ],
}

/** Prints the control routes of the simulated service. */
export function controlsPage(): string {
  const rows = controls.map(([method, path, body]) => {
    const [effect, call] = effects[path]
    const own = call === 'scenarios' ? '`scenarios` of `@onramp-kit/msw`' : `\`service.${call}\``
    const shown = body.startsWith('{') ? body.replace(/^(\{.*?\})(?=,|$)/, '`$1`') : ''
    return [`\`${method} ${path}\``, shown, effect, own]
  })
  return sitePage(
    'Control routes',
    'The HTTP endpoints that control the simulated service, and their methods in code.',
    `\`onramp-service\` and \`serve\` answer these routes without a key.

${table(['route', 'body', 'effect', 'in code'], rows)}

A \`POST\` needs \`content-type: application/json\`, also without a body. [Over
HTTP](../guides/testing/server.md#the-controls) shows each with curl, and explains which pages may use them.`,
  )
}
