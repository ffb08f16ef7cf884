import type { Results } from '../probe/examineService.ts'
import { networkFailure } from '../probe/networkFailure.ts'
import type { Settings } from '../probe/settings.ts'
import { checkFrame, checkPage, type PageFinding } from './checkPage.ts'

/** Reads the merchant's page and, after a purchase, the hosted page, and checks their headers. */
export async function visitPage(
  { baseUrl, timeout }: Settings,
  page: string,
  { hostedUrls, purchase }: Pick<Results, 'hostedUrls' | 'purchase'>,
): Promise<readonly PageFinding[]> {
  const shown = await headersOf(page, timeout)
  if (typeof shown === 'string') return [{ header: 'page', state: 'problem', why: shown }]
  const hosted = hostedUrls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)
  const service = new URL(baseUrl).origin
  const findings = checkPage(shown.headers, shown.origin, { service, hosted: [...new Set(hosted)] })
  if (purchase === undefined) return findings
  const framed = await headersOf(purchase.url, timeout)
  const frame: PageFinding =
    typeof framed === 'string'
      ? { header: 'hosted page', state: 'problem', why: framed }
      : checkFrame(framed.headers, shown.origin)
  return [...findings, frame]
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
