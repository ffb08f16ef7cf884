import type { Mount } from './service/http/endpoint.ts'

/**
 * Where a base URL puts the service: the address every one of its own begins with, and the path the
 * service lives under. A path alone, or `''`, stands for the page's own origin.
 */
export function mountOf(baseUrl: string): { readonly root: string; readonly mount: Mount } {
  const root = baseUrl.replace(/(?<!\/)\/+$/, '')
  const { pathname } = new URL(root, 'http://localhost')
  return { root, mount: { basePath: pathname.replace(/\/$/, '') } }
}
