import type { HostedPage } from '../probe/examineService.ts'
import { networkFailure } from '../probe/networkFailure.ts'
import type { Settings } from '../probe/settings.ts'
import { checkFrame, checkPage, type PageFinding } from './checkPage.ts'

/** Reads the merchant's page and the hosted pages that the service named, and checks their headers. */
export async function visitPage(
  { allowPurchase, baseUrl, timeout }: Settings,
  page: string,
  hostedPages: readonly HostedPage[],
): Promise<readonly PageFinding[]> {
  const shown = await headersOf(page, timeout)
  if (typeof shown === 'string') return [{ header: 'page', state: 'problem', why: shown }]
  const origins = hostedPages.flatMap(({ url }) => (isWebPage(url) ? new URL(url).origin : []))
  const sites = { service: new URL(baseUrl).origin, hosted: [...new Set(origins)] }
  const findings = [...checkPage(shown.headers, shown.origin, sites, allowPurchase)]
  for (const { id, url } of hostedPages) {
    // The deposit page opens only with an authorization of the merchant's server.
    if (id === 'rail.config') continue
    const header = `frame-ancestors of the hosted page of ${id}`
    const framed = isWebPage(url) ? await headersOf(url, timeout) : 'the service named no web page'
    findings.push(
      typeof framed === 'string'
        ? { header, state: 'problem', why: `unknown: ${framed}` }
        : { header, ...checkFrame(framed.headers, shown.origin) },
    )
  }
  return findings
}

/** Other URLs have no origin. */
function isWebPage(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/** Returns the headers of a page and the origin it is shown at, or why it is not. */
async function headersOf(url: string, timeout: number) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    await response.body?.cancel()
    if (!response.ok) return `got status ${response.status}`
    return { headers: response.headers, origin: new URL(response.url).origin }
  } catch (error) {
    return networkFailure(error)
  }
}
