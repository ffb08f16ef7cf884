import type { HostedSite } from './hostedSite.ts'
import { inlinePage } from './inlinePage.ts'

/** A page with nothing in it, of the colours of the page around it. */
const EMPTY = '<meta name="color-scheme" content="light dark">'

interface Drawn {
  /** What the frame was given. */
  readonly src: string
  /** What it shows since: the page it was given, or one that links have led to. */
  readonly address: string
}

/** The frames of a document: each with a hosted page's address is drawn, and answered. */
export function createInlineFrames(document: Document, site: HostedSite) {
  const frames = new WeakMap<Element, Drawn>()
  /** What waits until a frame is empty. */
  const emptied = new WeakMap<EventTarget, () => void>()
  const all = () => [...document.querySelectorAll('iframe')]

  async function draw(frame: HTMLIFrameElement, drawn: Drawn) {
    frames.set(frame, drawn)
    isolate(frame)
    const isEmpty = new Promise<void>((resolve) => emptied.set(frame, resolve))
    // Until the service has answered: nothing is asked of the network.
    frame.srcdoc = EMPTY
    const [markup] = await Promise.all([inlinePage(site, drawn.address), isEmpty])
    if (frames.get(frame) === drawn) frame.srcdoc = markup
  }

  /** Frames may have come, or may have been given another address. */
  const look = () => {
    for (const frame of all()) {
      const { src } = frame
      if (frames.get(frame)?.src === src) continue
      if (site.owns(src)) void draw(frame, { src, address: src })
      else if (frames.delete(frame)) frame.removeAttribute('srcdoc')
    }
  }

  /** A frame has loaded. That it is empty concerns nobody. */
  const loaded = (event: Event) => {
    const resolve = event.target && emptied.get(event.target)
    if (!event.target || !resolve) return
    event.stopImmediatePropagation()
    emptied.delete(event.target)
    resolve()
  }

  /** A frame asks for something, or has something to say: that, in the name of the service. */
  const heard = (event: MessageEvent) => {
    const frame = all().find(({ contentWindow }) => contentWindow === event.source)
    const drawn = frame && frames.get(frame)
    // What is said in its name is heard here again.
    if (!event.isTrusted || !drawn) return
    event.stopImmediatePropagation()
    const { data, source, ports } = event
    const { origin } = new URL(drawn.address)
    const open = (address: string) => draw(frame, { ...drawn, address })
    if (data?.onrampKitFrame) void answerFrame(site, data.onrampKitFrame, ports, open)
    else document.defaultView?.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  }

  return { look, loaded, heard }
}

/** Makes the frame's origin opaque: what is drawn here must not reach the page around it. */
function isolate({ sandbox, attributes }: HTMLIFrameElement) {
  if (!attributes.getNamedItem('sandbox')) sandbox.add('allow-forms', 'allow-scripts')
  sandbox.remove('allow-same-origin')
}

/** What a drawn page asks of the page around it, by `frameJs`. */
type FrameAsk =
  | { readonly opens: string }
  | { readonly fetches: string; readonly method: string; readonly body: string | null }

/** Does what a drawn page asks for, as far as it is of the site. */
async function answerFrame(
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
