import type { HostedSite } from './hostedSite.ts'
import { inlinePage } from './inlinePage.ts'

/** An empty page in the colors of the surrounding one. */
const EMPTY = '<meta name="color-scheme" content="light dark">'

/** A frame that shows an inlined page. */
interface InlineFrame {
  /** The `src` that the frame was given. */
  readonly src: string
  /** The URL that it shows: `src`, or one that links have led to. */
  readonly url: string
}

/** Inlines hosted pages into the frames of a document, and handles the requests and messages of those pages. */
export function createInlineFrames(document: Document, site: HostedSite) {
  const inlined = new WeakMap<Element, InlineFrame>()
  /** Callbacks for the load of a frame's empty page. */
  const onEmpty = new WeakMap<EventTarget, () => void>()
  const allFrames = () => [...document.querySelectorAll('iframe')]

  async function show(frame: HTMLIFrameElement, inline: InlineFrame) {
    inlined.set(frame, inline)
    isolate(frame)
    const isEmpty = new Promise<void>((resolve) => onEmpty.set(frame, resolve))
    // Keeps the browser from requesting `src` while the service responds.
    frame.srcdoc = EMPTY
    const [markup] = await Promise.all([inlinePage(site, inline.url), isEmpty])
    if (inlined.get(frame) === inline) frame.srcdoc = markup
  }

  /** Inlines frames that are new or have a new `src`. */
  const update = () => {
    for (const frame of allFrames()) {
      const { src } = frame
      if (inlined.get(frame)?.src === src) continue
      if (site.owns(src)) void show(frame, { src, url: src })
      else if (inlined.delete(frame)) frame.removeAttribute('srcdoc')
    }
  }

  /** Swallows the empty page's load event. */
  const onLoad = (event: Event) => {
    const resolve = event.target && onEmpty.get(event.target)
    if (!event.target || !resolve) return
    event.stopImmediatePropagation()
    onEmpty.delete(event.target)
    resolve()
  }

  /** Handles a frame's request, or redispatches its message with the service's origin. */
  const onMessage = (event: MessageEvent) => {
    const frame = allFrames().find(({ contentWindow }) => contentWindow === event.source)
    const inline = frame && inlined.get(frame)
    // Redispatched messages arrive here again and are not trusted.
    if (!event.isTrusted || !inline) return
    event.stopImmediatePropagation()
    const { data, source, ports } = event
    const open = (url: string) => show(frame, { ...inline, url })
    if (data?.onrampKitFrame) void handleFrameRequest(site, data.onrampKitFrame, ports, open)
    else document.defaultView?.dispatchEvent(messageFrom(source, new URL(inline.url).origin, data))
  }

  return { update, onLoad, onMessage }
}

/** Creates a message event. The `source` is defined afterwards: Firefox rejects a sandboxed window in the constructor. */
function messageFrom(source: MessageEventSource | null, origin: string, data: unknown) {
  const event = new MessageEvent('message', { data, origin })
  return Object.defineProperty(event, 'source', { value: source })
}

/** Makes the frame's origin opaque, so that the page in it cannot reach the surrounding one. */
function isolate({ sandbox, attributes }: HTMLIFrameElement) {
  if (!attributes.getNamedItem('sandbox')) sandbox.add('allow-forms', 'allow-scripts')
  sandbox.remove('allow-same-origin')
}

/** A request that `frameJs` posts to the surrounding page. */
type FrameRequest =
  | { readonly opens: string }
  | { readonly fetches: string; readonly method: string; readonly body: string | null }

/** Handles an inlined page's request, if its URL belongs to the site. */
async function handleFrameRequest(
  site: HostedSite,
  request: FrameRequest,
  ports: readonly MessagePort[],
  open: (url: string) => Promise<void>,
): Promise<void> {
  const url = 'opens' in request ? request.opens : request.fetches
  if (!site.owns(url)) return
  if ('opens' in request) return open(url)
  const { method } = request
  const body = request.body === null ? null : new URLSearchParams(request.body)
  const reply = await site
    .load(url, { method, body })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // An empty reply stands for a dropped connection.
    .catch(() => ({}))
  ports[0]?.postMessage(reply)
}
