import type { HostedSite } from './hostedSite.ts'

/** What a drawn page asks of the page around it, by `frameJs`. */
export type FrameAsk =
  | { readonly opens: string }
  | { readonly fetches: string; readonly method: string; readonly body: string | null }

/** Does what a drawn page asks for, as far as it is of the site. */
export async function answerFrame(
  site: HostedSite,
  ask: FrameAsk,
  ports: readonly MessagePort[],
  open: (address: string) => Promise<void>,
): Promise<void> {
  const address = 'opens' in ask ? ask.opens : ask.fetches
  if (!site.owns(address)) return
  if ('opens' in ask) return open(address)
  const { method } = ask
  const body = ask.body === null ? null : new URLSearchParams(ask.body)
  const answer = await site
    .load(address, { method, body })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // The connection was dropped.
    .catch(() => ({}))
  ports[0]?.postMessage(answer)
}
