import type { Endpoint, RouteGroup } from '../endpoint.ts'
import type { Engine } from '../engine.ts'
import type { ServiceError } from '../http/serviceError.ts'
import { isPagePath } from '../servicePaths.ts'
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

/** Creates the hosted pages. Their errors are pages too, and no other origin can read a response. */
export function pageRouteGroup(engine: Engine): RouteGroup {
  return {
    endpoints: [
      ...assetEndpoints,
      ...pageEndpoints(payPage(engine)),
      ...pageEndpoints(termsPage(engine)),
      ...pageEndpoints(identityPage(engine)),
      ...depositEndpoints(engine),
    ],
    ownsUnknownPath: isPagePath,
    errorResponse: (error, serviceUrl) =>
      pageResponse(errorView(error, serviceUrl), 'text/html', error),
  }
}

/** The stylesheet and the scripts, under the names that `documentView` links. */
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

function errorView({ code, message }: ServiceError, serviceUrl: string): string {
  const isMissing = code === 'not_found'
  const title = isMissing ? 'This page doesn’t exist' : 'This request wasn’t accepted'
  const goBack = html`Go back to the page you came from and start again.`
  return documentView(
    title,
    serviceUrl,
    html`<main>
${outcomeSection('error', title, isMissing ? [goBack] : [html`${message}`, goBack])}
</main>`,
  )
}
