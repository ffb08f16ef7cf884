import { apiEndpoints } from './api/apiEndpoints.ts'
import { controlEndpoints } from './control/controlEndpoints.ts'
import { createControls, type ServiceControls } from './control/serviceControls.ts'
import { createEngine } from './engine.ts'
import { isPagePath, pageArea } from './hostedPage/pageArea.ts'
import type { Area } from './http/area.ts'
import { dispatch } from './http/dispatch.ts'
import { errorResponse } from './http/errorResponse.ts'
import type { Mount } from './http/mount.ts'
import type { ServiceOptions } from './serviceOptions.ts'
import { resolveSettings } from './settings.ts'

/** The onramp service, simulated in this process. */
export interface Service extends ServiceControls {
  /**
   * Answers a request to any part of the service: the routes of the contract, the hosted card page,
   * the controls under `/_simulator`. Refusals are answers, in the error envelope; it rejects only
   * on a bug of the simulator.
   */
  readonly handle: (request: Request, mount?: Mount) => Promise<Response>
}

/**
 * Starts a simulated service: a plain object with its own orders, clock and ids, shared with
 * nobody.
 *
 * @example
 * const service = createService({ seed: 7 })
 * const response = await service.handle(new Request('https://service.example/_simulator/state'))
 *
 * @throws RangeError for an option that makes no sense, naming it
 */
export function createService(options: ServiceOptions = {}): Service {
  const settings = resolveSettings(options)
  const engine = createEngine(settings)
  const controls = createControls(engine)
  const pages = pageArea(engine)
  const api: Area = {
    endpoints: [...apiEndpoints(engine), ...controlEndpoints(controls)],
    crossOrigin: true,
    refuse: errorResponse,
  }
  const nothing: Area = { ...api, endpoints: [] }
  return {
    ...controls,
    async handle(request, { basePath = '', origin = settings.originOf(request) } = {}) {
      engine.clock.runDue()
      const url = new URL(request.url)
      const inside = url.pathname.startsWith(`${basePath}/`)
      const path = inside ? url.pathname.slice(basePath.length) : url.pathname
      const serviceUrl = url.origin + basePath
      const area = isPagePath(path) ? pages : api
      return dispatch(inside ? area : nothing, path, { request, url, serviceUrl, origin })
    },
  }
}
