import { secureUrl } from '@onramp-kit/core/internal'
import type { HostedPage } from '../probe/examineService.ts'
import { networkFailure } from '../probe/networkFailure.ts'
import { readBody } from '../probe/recordFetch.ts'
import type { Settings } from '../probe/settings.ts'
import { checkFrame, checkPage, type PageFinding } from './checkPage.ts'

/** Reads the merchant's page and the hosted pages that the service named, and checks their headers. */
export async function visitPage(
  { allowPurchase, baseUrl, timeout }: Pick<Settings, 'allowPurchase' | 'baseUrl' | 'timeout'>,
  page: string,
  hostedPages: readonly HostedPage[],
): Promise<readonly PageFinding[]> {
  const shown = await read(page, page, timeout)
  if (typeof shown === 'string') return [{ header: 'page', state: 'problem', why: shown }]
  const origins = hostedPages.flatMap(({ url }) =>
    isWebPage(url, baseUrl) ? new URL(url).origin : [],
  )
  const sites = { service: new URL(baseUrl).origin, hosted: [...new Set(origins)] }
  const findings = [...checkPage(shown.headers, shown.origin, sites, allowPurchase)]
  if (/<meta[^<>]+http-equiv\s*=\s*["']?content-security-policy/i.test(shown.html))
    findings.push({
      header: 'Content-Security-Policy',
      state: 'advice',
      why: 'the policy in a <meta> applies too, and is not checked',
    })
  for (const { id, url } of hostedPages) {
    // The deposit page opens only with an authorization of the merchant's server.
    if (id === 'rail.config') continue
    const header = `frame-ancestors of the hosted page of ${id}`
    if (!isWebPage(url, baseUrl)) {
      findings.push({ header, state: 'problem', why: 'the service named no secure web page' })
      continue
    }
    const framed = await read(url, baseUrl, timeout)
    findings.push(
      typeof framed === 'string'
        ? // The page may reject all that is no browser.
          { header, state: 'advice', why: `unknown: ${framed}` }
        : { header, ...checkFrame(framed.headers, shown.origin) },
    )
  }
  return findings
}

/**
 * Returns whether the doctor may read a URL that a server named: one that the client would frame, and that cannot reach into the
 * network of the doctor.
 * @param given the URL of the command line that led to it. Only a URL on loopback may lead to another one
 */
function isWebPage(url: string, given: string): boolean {
  return secureUrl(url) !== undefined && (!isLoopback(url) || isLoopback(given))
}

/** Includes the names of this computer that https allows: "localhost.", 0.0.0.0 and [::ffff:7f00:1]. */
function isLoopback(url: string): boolean {
  return /^(.+\.)?localhost\.?$|^(0|127)(\.\d+){3}$|^\[::/.test(new URL(url).hostname)
}

const MAX_REDIRECTS = 10

/** Returns the headers and the HTML of a page and the origin it is shown at, or why it is not. */
async function read(page: string, given: string, timeout: number) {
  const signal = AbortSignal.timeout(timeout)
  try {
    let url = page
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(url, { signal, redirect: 'manual' })
      const html = await readBody(response)
      if (response.ok) return { headers: response.headers, html, origin: new URL(url).origin }
      const location = response.headers.get('location')
      if (location === null || !URL.canParse(location, url)) return `got status ${response.status}`
      url = new URL(location, url).href
      if (!isWebPage(url, given)) return 'redirects to a page that is not secure or is on loopback'
    }
    return 'redirects too often'
  } catch (error) {
    return networkFailure(error)
  }
}
