import { type SetupWorker, setupWorker } from 'msw/browser'
import { createHandlers, type HandlerOptions } from './handlers.ts'
import type { Service } from './service/createService.ts'

/**
 * A service in the page itself, behind MSW's Service Worker. The page's own origin is checked
 * against a key's origins, for no `Origin` header has been set where a worker looks.
 *
 * The worker never sees a frame being opened, so it can't show the hosted pages: move an order
 * with `service.callback` and a customer with `service.customerStatus`, or use `serve` from
 * `@onramp-kit/msw/node` where a person is to act.
 *
 * @example
 * const service = createService()
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 */
export function createOnrampWorker(
  service: Pick<Service, 'handle' | 'routes'>,
  { baseUrl }: Pick<HandlerOptions, 'baseUrl'>,
): SetupWorker {
  return setupWorker(...createHandlers(service, { baseUrl, origin: location.origin }))
}
