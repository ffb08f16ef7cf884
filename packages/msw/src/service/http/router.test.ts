import { expect, test } from 'vitest'
import { createEngine } from '../createEngine.ts'
import type { Endpoint } from '../endpoint.ts'
import { handleRequest } from '../handleRequest.ts'
import { resolveSettings } from '../settings.ts'
import { errorResponse } from './responses.ts'
import { createRouter } from './router.ts'

/** An endpoint that responds with its template and the params it was given. */
const endpoint = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  respond: ({ params }) => Response.json({ path, params }),
})

function send(endpoints: readonly Endpoint[], method: string, path: string): Promise<Response> {
  const engine = createEngine(resolveSettings({})).engine
  const group = { endpoints, errorResponse }
  const request = new Request(new URL(path, 'https://onramp.test'), { method })
  return handleRequest(engine, createRouter([], group), request)
}

test('prefers a literal path to a template, in either order', async () => {
  const literal = endpoint('GET', '/pay/card.css')
  const template = endpoint('GET', '/pay/{id}')
  for (const endpoints of [
    [literal, template],
    [template, literal],
  ]) {
    const literalResponse = await send(endpoints, 'GET', '/pay/card.css')
    expect(await literalResponse.json()).toEqual({ path: '/pay/card.css', params: {} })
    const templateResponse = await send(endpoints, 'GET', '/pay/card-css')
    expect(await templateResponse.json()).toEqual({
      path: '/pay/{id}',
      params: { id: 'card-css' },
    })
  }
})

test('names each method once in Allow, HEAD with GET', async () => {
  const endpoints = [
    endpoint('GET', '/a/{x}'),
    endpoint('GET', '/a/{y}'),
    endpoint('POST', '/a/{x}'),
  ]
  const response = await send(endpoints, 'PUT', '/a/b')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
})

test('decodes params, and leaves invalid percent-encoding as it is', async () => {
  const endpoints = [endpoint('GET', '/a/{x}')]
  expect(await (await send(endpoints, 'GET', '/a/b%20c')).json()).toMatchObject({
    params: { x: 'b c' },
  })
  expect(await (await send(endpoints, 'GET', '/a/%zz')).json()).toMatchObject({
    params: { x: '%zz' },
  })
})
