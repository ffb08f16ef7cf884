import type { Service } from '../createService.ts'

/** Opens a hosted page as a browser without script does. */
export function browse(service: Pick<Service, 'handle'>, url: string) {
  const load = async (address: string | URL = url) => {
    const response = await service.handle(new Request(address))
    return { response, text: await response.text() }
  }
  /** Posts a form, and follows the redirect. */
  const post = async (target: URL, form: Record<string, string>) => {
    const request = new Request(target, { method: 'POST', body: new URLSearchParams(form) })
    const response = await service.handle(request)
    const location = response.headers.get('location')
    // Resolved against the URL that was posted to, as browsers do.
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
