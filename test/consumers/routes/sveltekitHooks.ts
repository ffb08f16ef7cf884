import { readOrders, stopping } from './lib/server/orders'

/** Runs once, when the server starts. */
export function init() {
  setInterval(() => void readOrders(), 10_000).unref()
  // An event of adapter-node. A handler of SIGINT would keep `vite dev` alive at the first Ctrl+C.
  process.once('sveltekit:shutdown', () => stopping.abort())
}

const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'payment=(self "http://127.0.0.1:4010"), publickey-credentials-get=(self "http://127.0.0.1:4010"), clipboard-write=(self "http://127.0.0.1:4010"), camera=(self "http://127.0.0.1:4010")',
}

export function handle({ event, resolve }) {
  event.setHeaders(headers)
  return resolve(event)
}
