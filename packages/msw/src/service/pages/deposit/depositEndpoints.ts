import type { Endpoint } from '../../endpoint.ts'
import type { Engine } from '../../engine.ts'
import { readBody } from '../../http/body.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { merchantId } from '../../rail/railConfig.ts'
import { activeBehavior } from '../../scenario/behavior.ts'
import { pageRedirect, pageResponse } from '../html/pageResponse.ts'
import { depositView } from './depositView.ts'

/**
 * Creates the hosted crypto-deposit page of `webview_url`. It stores nothing: the submitted values are in the URL that it
 * redirects to. (Interface: Rail config; assumption `rail.webview`.)
 */
export function depositEndpoints(engine: Engine): readonly Endpoint[] {
  const behavior = () => activeBehavior(engine)
  return [
    {
      method: 'GET',
      path: '/deposit',
      behavior,
      respond({ serviceUrl, url }) {
        const opening = readMerchant(url)
        return pageResponse(depositView(opening, url.searchParams, serviceUrl), 'text/html')
      },
    },
    {
      method: 'POST',
      path: '/deposit',
      behavior,
      async respond({ request, url }) {
        const form = new URLSearchParams(await readBody(request))
        const next = readMerchant(url)
        for (const name of ['source', 'amount']) next.set(name, form.get(name) ?? '')
        return pageRedirect(`?${next}`)
      },
    },
  ]
}

/**
 * Reads the merchant's parameters of the page's URL.
 * @throws ServiceError `validation_error` for an unknown merchant or a missing authorization
 */
function readMerchant({ searchParams }: URL): URLSearchParams {
  const merchant = searchParams.get('merchant_id') ?? ''
  const authorization = searchParams.get('authorization') ?? ''
  if (merchant !== merchantId('live') && merchant !== merchantId('sandbox')) {
    throw new ServiceError(
      'validation_error',
      'The merchant is unknown: the URL needs the merchant_id of the rail config.',
    )
  }
  if (authorization === '') {
    throw new ServiceError(
      'validation_error',
      'The authorization is missing: the URL needs the parameter authorization from the merchant. The simulator accepts any text.',
    )
  }
  return new URLSearchParams({ merchant_id: merchant, authorization })
}
