import type { Engine } from '../engine.ts'
import type { Area } from '../http/endpoint.ts'
import { assetEndpoints } from './assetEndpoints.ts'
import { depositEndpoints } from './deposit/depositEndpoints.ts'
import { identityPage } from './identity/identityPage.ts'
import { pageEndpoints } from './pageEndpoints.ts'
import { pageResponse } from './pageResponse.ts'
import { payPage } from './payment/payPage.ts'
import { termsPage } from './terms/termsPage.ts'
import { refusalView } from './view/refusalView.ts'

/** The hosted pages: a person reads their refusals, and no other origin their answers. */
export function pageArea(engine: Engine): Area {
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
