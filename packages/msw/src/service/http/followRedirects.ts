/** Handles a request and, as a browser does, those to which its response redirects. */
export async function followRedirects(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response = await handle(request)
  const next = response.headers.get('location')
  if (next === null) return response
  return followRedirects(new Request(new URL(next, request.url)), handle)
}
