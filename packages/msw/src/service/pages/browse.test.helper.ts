import type { Service } from '../createService.ts'

/** A person who has a hosted page open, in a browser without script. */
export function browse(service: Pick<Service, 'handle'>, url: string) {
  const load = async (address: string | URL = url) => {
    const response = await service.handle(new Request(address))
    return { response, text: await response.text() }
  }
  /** Posts a form to an address, and goes where the answer sends. */
  const post = async (target: URL, form: Record<string, string>) => {
    const request = new Request(target, { method: 'POST', body: new URLSearchParams(form) })
    const response = await service.handle(request)
    const location = response.headers.get('location')
    // As a browser does: the address it is sent to is resolved against the one it asked.
    if (location !== null) return load(new URL(location, target))
    return { response, text: await response.text() }
  }
  const send = (action: string, form: Record<string, string> = {}) => {
    const target = new URL(url)
    target.pathname += `/${action}`
    return post(target, form)
  }
  return { url, load, post, send }
}
