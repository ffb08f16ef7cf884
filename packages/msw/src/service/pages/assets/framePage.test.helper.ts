import { expect, onTestFinished } from 'vitest'
import type { Service } from '../../createService.ts'

/** Loads a hosted page and its script into a frame with a controlled network and timer. */
export async function framePage(service: Pick<Service, 'handle'>, url: string, js: string) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const inside = frame.contentWindow as Window & typeof globalThis
  const page = inside.document
  let answer = (request: Request) => service.handle(request)
  const loads: Promise<Response>[] = []
  let tick = () => {}

  async function load(address: URL, init?: RequestInit): Promise<Response> {
    const response = await answer(new Request(address, init))
    const location = response.headers.get('location')
    return location === null ? response : load(new URL(location, address))
  }

  const markup = await (await load(new URL(url))).text()
  // Without its script and stylesheet, which the browser would request from the network.
  const bare = markup.replaceAll(/<(link|script)[^>]*>(<\/script>)?/g, '')
  page.write(bare.replace('<head>', `<head><base href="${url}">`))
  page.close()
  inside.fetch = (input, init) => {
    const loading = load(new URL(input instanceof Request ? input.url : input), init)
    loads.push(loading)
    return loading
  }
  inside.setInterval = ((run: () => void, ms: number) => {
    if (ms === 3000) tick = run
    return 1
  }) as typeof inside.setInterval
  const script = page.createElement('script')
  script.textContent = js
  page.body.append(script)

  const main = () => page.querySelector('main')
  const field = (name: string) => page.getElementById(name) as HTMLInputElement
  return {
    page,
    /** The frame's window, the source of its messages. */
    inside,
    field,
    text: () => main()?.textContent ?? '',
    asked: () => loads.length,
    setAnswer(next: typeof answer) {
      answer = next
    },
    tick: () => tick(),
    async settled() {
      await Promise.allSettled(loads)
      // Everything after a load runs in the same task, including the read of its text.
      await new Promise((resolve) => setTimeout(resolve, 20))
    },
    async send(form: string, values: Record<string, string> = {}) {
      for (const [name, value] of Object.entries(values)) field(name).value = value
      page.querySelector<HTMLButtonElement>(`form.${form} button`)?.click()
      await expect.poll(() => main()?.ariaBusy).not.toBe('true')
    },
  }
}
