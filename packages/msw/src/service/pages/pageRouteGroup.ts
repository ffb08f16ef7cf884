import type { Engine } from '../engine.ts'
import type { Endpoint, RouteGroup } from '../http/endpoint.ts'
import type { ServiceError } from '../http/serviceError.ts'
import { pageCss } from './assets/pageCss.ts'
import { scripts } from './assets/scripts.ts'
import { depositEndpoints } from './deposit/depositEndpoints.ts'
import { documentView, outcomeSection } from './html/document.ts'
import { html } from './html/html.ts'
import { pageResponse } from './html/pageResponse.ts'
import { identityPage } from './identity/identityPage.ts'
import { pageEndpoints } from './pageEndpoints.ts'
import { payPage } from './payment/payPage.ts'
import { termsPage } from './terms/termsPage.ts'

/** The hosted pages: a person reads their refusals, and no other origin their answers. */
export function pageRouteGroup(engine: Engine): RouteGroup {
  return {
    endpoints: [
      ...assetEndpoints,
      ...pageEndpoints(engine, payPage(engine)),
      ...pageEndpoints(engine, termsPage(engine)),
      ...pageEndpoints(engine, identityPage(engine)),
      ...depositEndpoints(engine),
    ],
    refuse: (error, serviceUrl) => pageResponse(refusalView(error, serviceUrl), 'text/html', error),
  }
}

/** What the hosted pages load, as `documentView` names it. */
const assetEndpoints: readonly Endpoint[] = [
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

/** A refusal under a hosted page's address, for the person who reads it. */
function refusalView({ code, message }: ServiceError, serviceUrl: string): string {
  const missing = code === 'not_found'
  const title = missing ? 'This page does not exist' : 'This request was not taken'
  const goBack = html`Go back to where you came from and start again.`
  return documentView(
    title,
    serviceUrl,
    html`<main>
${outcomeSection('refused', title, missing ? [goBack] : [html`${message}`, goBack])}
</main>`,
  )
}
