import type { Engine } from '../engine.ts'
import type { Area } from '../http/area.ts'
import { pageEndpoints } from './pageEndpoints.ts'
import { pageResponse } from './pageResponse.ts'
import { refusalView } from './view/refusalView.ts'

/** Whether a path, taken below the service's base path, is the hosted page's. */
export function isPagePath(path: string): boolean {
  return path === '/pay' || path.startsWith('/pay/')
}

/** The hosted page: a person reads its refusals, and no other origin its answers. */
export function pageArea(engine: Engine): Area {
  return {
    endpoints: pageEndpoints(engine),
    refuse: (error, serviceUrl) => pageResponse(refusalView(error, serviceUrl), 'text/html', error),
  }
}
