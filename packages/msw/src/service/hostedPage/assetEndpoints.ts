import type { Endpoint } from '../http/endpoint.ts'
import { pageCss } from './assets/pageCss.ts'
import { scripts } from './assets/scripts.ts'
import { pageResponse } from './pageResponse.ts'

/** What the hosted pages load, as `documentView` names it. */
export const assetEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/_pages/page.css',
    respond: () => pageResponse(pageCss, 'text/css'),
  },
  ...Object.entries(scripts).map(
    ([name, script]): Endpoint => ({
      method: 'GET',
      path: `/_pages/${name}.js`,
      respond: () => pageResponse(script, 'text/javascript'),
    }),
  ),
]
